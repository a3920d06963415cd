import { test } from 'vitest';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Notification } from './Notification.tsx';

test('A notification holds text, links and a button to close it', () =>
  expectBulmaHtml(
    <Notification onClose={() => {}}>
      The train is <strong>late</strong>, see the <a href="#times">timetable</a>.
    </Notification>,
    `<div class="notification">
      <button class="delete"></button>
      The train is <strong>late</strong>, see the <a href="#times">timetable</a>.
    </div>`,
  ));

const colors = ['link', 'primary', 'info', 'success', 'warning', 'danger'] as const;

test.for([...colors, 'white', 'light', 'dark', 'black'] as const)(
  'A notification has the color %s',
  (color) =>
    expectBulmaHtml(
      <Notification color={color} onClose={() => {}}>
        Late
      </Notification>,
      `<div class="notification is-${color}"><button class="delete"></button>Late</div>`,
    ),
);

test.for(colors)('A notification has the color %s in a light and in a dark tone', (color) =>
  expectBulmaHtml(
    <>
      <Notification color={color} light onClose={() => {}}>
        Late
      </Notification>
      <Notification color={color} dark onClose={() => {}}>
        Late
      </Notification>
    </>,
    `<div class="notification is-${color} is-light"><button class="delete"></button>Late</div>
    <div class="notification is-${color} is-dark"><button class="delete"></button>Late</div>`,
  ),
);

test('A placeholder stands for a notification', () =>
  expectBulmaHtml(
    <Notification skeleton>Late</Notification>,
    '<div class="notification is-skeleton">Late</div>',
  ));
