import { test } from 'vitest';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Message, type MessageProps } from './Message.tsx';

const colors = ['dark', 'link', 'primary', 'info', 'success', 'warning', 'danger'] as const;

const variants: [MessageProps, string][] = [
  [{}, ''],
  ...colors.map((color): [MessageProps, string] => [{ color }, `is-${color}`]),
  [{ size: 'small' }, 'is-small'],
  [{ size: 'medium' }, 'is-medium'],
  [{ size: 'large' }, 'is-large'],
];

// The close button goes with the size of the message, which those of Bulma's own examples do not.
test.for(variants)('A message with %o has a header and a body', ([{ size, ...props }, className]) =>
  expectBulmaHtml(
    <Message {...props} size={size}>
      <Message.Header onClose={() => {}} closeLabel="delete">
        <p>Frost</p>
      </Message.Header>
      <Message.Body>
        Cover the <strong>beans</strong>, as the <a href="#almanac">almanac</a> says,{' '}
        <em>tonight</em>.
      </Message.Body>
    </Message>,
    `<article class="message ${className}">
      <div class="message-header">
        <p>Frost</p>
        <button class="delete ${size ? className : ''}" aria-label="delete"></button>
      </div>
      <div class="message-body">
        Cover the <strong>beans</strong>, as the <a href="#almanac">almanac</a> says, <em>tonight</em>.
      </div>
    </article>`,
  ),
);

test.for(variants)('A message with %o has a body only', ([props, className]) =>
  expectBulmaHtml(
    <Message {...props}>
      <Message.Body>
        Cover the <strong>beans</strong>.
      </Message.Body>
    </Message>,
    `<article class="message ${className}">
      <div class="message-body">Cover the <strong>beans</strong>.</div>
    </article>`,
  ),
);
