import { Notification } from 'bulmatic';

const COLORS = [
  'primary',
  'link',
  'info',
  'success',
  'warning',
  'danger',
  'white',
  'black',
] as const;

export default function NotificationColors() {
  return (
    <>
      <Notification>No color</Notification>
      {COLORS.map((color) => (
        <Notification key={color} color={color}>
          {color}
        </Notification>
      ))}
    </>
  );
}
