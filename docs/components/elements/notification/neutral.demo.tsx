import { Notification } from 'bulmatic';

export default function NotificationNeutral() {
  return (
    <>
      <Notification color="light" textColor="dark">
        Light ground, dark text
      </Notification>
      <Notification color="dark" textColor="light">
        Dark ground, light text
      </Notification>
      <Notification color="text" light>
        The colour of text, in its light tone
      </Notification>
    </>
  );
}
