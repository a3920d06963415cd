import { Notification } from 'bulmatic';

export default function NotificationTones() {
  return (
    <>
      <Notification color="info" light>
        Light: the library closes at <strong>five</strong>.
      </Notification>
      <Notification color="info">
        The library closes at <strong>five</strong>.
      </Notification>
      <Notification color="info" dark>
        Dark: the library closes at <strong>five</strong>.
      </Notification>
    </>
  );
}
