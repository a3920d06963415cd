import { test } from 'vitest';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Delete } from './Delete.tsx';
import { Tag } from './Tag.tsx';

const colors = ['primary', 'link', 'info', 'success', 'warning', 'danger'] as const;

test('A tag is a short label', () =>
  expectBulmaHtml(<Tag>New</Tag>, '<span class="tag">New</span>'));

test('Tags have ten colors', () =>
  expectBulmaHtml(
    <>
      <Tag color="black">Black</Tag>
      <Tag color="dark">Dark</Tag>
      <Tag color="light">Light</Tag>
      <Tag color="white">White</Tag>
      {colors.map((color) => (
        <Tag key={color} color={color}>
          New
        </Tag>
      ))}
    </>,
    `<span class="tag is-black">Black</span>
    <span class="tag is-dark">Dark</span>
    <span class="tag is-light">Light</span>
    <span class="tag is-white">White</span>
    <span class="tag is-primary">New</span>
    <span class="tag is-link">New</span>
    <span class="tag is-info">New</span>
    <span class="tag is-success">New</span>
    <span class="tag is-warning">New</span>
    <span class="tag is-danger">New</span>`,
  ));

test.for(colors)('A tag has the color %s in a light tone, and as a placeholder', (color) =>
  expectBulmaHtml(
    <>
      <Tag color={color} light>
        New
      </Tag>
      <Tag color={color} skeleton>
        New
      </Tag>
    </>,
    `<span class="tag is-${color} is-light">New</span>
    <span class="tag is-${color} is-skeleton">New</span>`,
  ),
);

test('Tags of several colors have three sizes', () =>
  expectBulmaHtml(
    <>
      <Tag color="link" size="normal">
        Normal
      </Tag>
      <Tag color="primary" size="medium">
        Medium
      </Tag>
      <Tag color="info" size="large">
        Large
      </Tag>
    </>,
    `<span class="tag is-link is-normal">Normal</span>
    <span class="tag is-primary is-medium">Medium</span>
    <span class="tag is-info is-large">Large</span>`,
  ));

test('Tags react to the pointer as links, buttons, or because they are told to', () =>
  expectBulmaHtml(
    <>
      <Tag as="a">Link</Tag>
      <Tag as="button">Button</Tag>
      <Tag as="div" hoverable>
        Block
      </Tag>
    </>,
    `<a class="tag">Link</a>
    <button class="tag">Button</button>
    <div class="tag is-hoverable">Block</div>`,
  ));

test.for(colors)('A tag that reacts to the pointer has the color %s', (color) =>
  expectBulmaHtml(
    <>
      <Tag as="a" color={color}>
        Link
      </Tag>
      <Tag as="button" color={color}>
        Button
      </Tag>
      <Tag as="div" hoverable color={color}>
        Block
      </Tag>
    </>,
    `<a class="tag is-${color}">Link</a>
    <button class="tag is-${color}">Button</button>
    <div class="tag is-hoverable is-${color}">Block</div>`,
  ),
);

test('A tag has round ends', () =>
  expectBulmaHtml(<Tag rounded>New</Tag>, '<span class="tag is-rounded">New</span>'));

test('A tag is a delete button', () =>
  expectBulmaHtml(
    <>
      <Tag as="a" delete />
      <Tag delete />
    </>,
    '<a class="tag is-delete"></a><button class="tag is-delete"></button>',
  ));

test('Tags of three sizes hold a delete button', () =>
  expectBulmaHtml(
    <>
      <Tag color="success">
        Sun
        <Delete size="small" />
      </Tag>
      <Tag color="warning" size="medium">
        Wind
        <Delete size="small" />
      </Tag>
      <Tag color="danger" size="large">
        Rain
        <Delete />
      </Tag>
    </>,
    `<span class="tag is-success">Sun<button class="delete is-small"></button></span>
    <span class="tag is-warning is-medium">Wind<button class="delete is-small"></button></span>
    <span class="tag is-danger is-large">Rain<button class="delete"></button></span>`,
  ));
