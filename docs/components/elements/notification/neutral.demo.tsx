import { Notification } from 'bulmatic';

export default function NotificationNeutral() {
  return (
    <>
      <Notification color="light" textColor="dark">
        Light background, dark text
      </Notification>
      <Notification color="dark" textColor="light">
        Dark background, light text
      </Notification>
      <Notification color="text" light>
        The color text, in its light tone
      </Notification>
    </>
  );
}
