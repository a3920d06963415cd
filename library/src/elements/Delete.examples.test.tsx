import { test } from 'vitest';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Message } from '../components/Message.tsx';
import { Block } from './Block.tsx';
import { Delete } from './Delete.tsx';
import { Notification } from './Notification.tsx';
import { Tag } from './Tag.tsx';

test('A delete button is empty', () =>
  expectBulmaHtml(<Delete />, '<button class="delete"></button>'));

test('A delete button has four sizes, of which the default has no name', () =>
  expectBulmaHtml(
    <>
      <Delete size="small" />
      <Delete />
      <Delete size="medium" />
      <Delete size="large" />
    </>,
    `<button class="delete is-small"></button>
    <button class="delete"></button>
    <button class="delete is-medium"></button>
    <button class="delete is-large"></button>`,
  ));

test('A delete button stands in a tag, in a notification and in a message', () =>
  expectBulmaHtml(
    <>
      <Block>
        <Tag color="success">
          Saved
          <Delete size="small" />
        </Tag>
      </Block>
      <Notification color="danger">
        <Delete />
        Not saved
      </Notification>
      <Message color="info">
        <Message.Header>
          Saved
          <Delete />
        </Message.Header>
        <Message.Body>An hour ago</Message.Body>
      </Message>
    </>,
    `<div class="block">
      <span class="tag is-success">Saved<button class="delete is-small"></button></span>
    </div>
    <div class="notification is-danger"><button class="delete"></button>Not saved</div>
    <article class="message is-info">
      <div class="message-header">Saved<button class="delete"></button></div>
      <div class="message-body">An hour ago</div>
    </article>`,
  ));
