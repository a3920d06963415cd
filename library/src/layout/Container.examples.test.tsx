import { test } from 'vitest';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Notification } from '../elements/Notification.tsx';
import { Container, type ContainerProps } from './Container.tsx';

test.for<[ContainerProps, string]>([
  [{}, ''],
  [{ fluid: true }, 'is-fluid'],
  [{ widescreen: true }, 'is-widescreen'],
  [{ fullhd: true }, 'is-fullhd'],
  [{ max: 'tablet' }, 'is-max-tablet'],
  [{ max: 'desktop' }, 'is-max-desktop'],
  [{ max: 'widescreen' }, 'is-max-widescreen'],
])('A container with %o holds a notification', ([props, className]) =>
  expectBulmaHtml(
    <Container {...props}>
      <Notification color="primary">
        As wide as <strong>this</strong> <em>until</em> <code>tablet</code>.
      </Notification>
    </Container>,
    `<div class="container ${className}">
      <div class="notification is-primary">
        As wide as <strong>this</strong> <em>until</em> <code>tablet</code>.
      </div>
    </div>`,
  ),
);
