import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { describeContract } from '../../tests/contract.tsx';
import { Delete } from './Delete.tsx';
import { Tag } from './Tag.tsx';

describeContract(Tag, { element: 'span', className: 'tag', props: { children: 'New' } });

test.for([
  'black',
  'dark',
  'light',
  'white',
  'primary',
  'link',
  'info',
  'success',
  'warning',
  'danger',
  'text',
] as const)('A tag has the color %s, and its light tone', async (color) => {
  const { container } = await render(
    <>
      <Tag color={color}>New</Tag>
      <Tag color={color} light>
        New
      </Tag>
    </>,
  );
  const [plain, light] = container.children;
  expect(plain).toHaveClass('tag', `is-${color}`, { exact: true });
  expect(light).toHaveClass('tag', `is-${color}`, 'is-light');
});

test('A tag has sizes and round ends', async () => {
  const { container } = await render(
    <>
      <Tag size="normal">Normal</Tag>
      <Tag color="primary" size="medium" />
      <Tag size="large" rounded />
    </>,
  );
  expect(container.innerHTML).toBe(
    '<span class="tag is-normal">Normal</span><span class="tag is-primary is-medium"></span>' +
      '<span class="tag is-large is-rounded"></span>',
  );
});

test('A tag may be a link, a button, or any element that reacts to the pointer', async () => {
  const { container } = await render(
    <>
      <Tag as="a" href="/new" color="link">
        New
      </Tag>
      <Tag as="button">New</Tag>
      <Tag as="div" hoverable color="success">
        New
      </Tag>
    </>,
  );
  expect(container.innerHTML).toBe(
    '<a href="/new" class="tag is-link">New</a><button type="button" class="tag">New</button>' +
      '<div class="tag is-hoverable is-success">New</div>',
  );
});

test('A tag holds a delete button', async () => {
  const { container } = await render(
    <Tag color="success">
      Bar
      <Delete size="small" aria-label="Remove Bar" />
    </Tag>,
  );
  expect(container.innerHTML).toBe(
    '<span class="tag is-success">Bar<button aria-label="Remove Bar" type="button" class="delete is-small"></button></span>',
  );
});

test('A delete tag is a button named "Delete", unless told otherwise', async () => {
  const { container } = await render(
    <>
      <Tag delete />
      <Tag as="a" delete href="/remove" aria-label="Remove Ada" />
    </>,
  );
  expect(container.innerHTML).toBe(
    '<button aria-label="Delete" type="button" class="tag is-delete"></button>' +
      '<a aria-label="Remove Ada" href="/remove" class="tag is-delete"></a>',
  );
});

test.for(['Enter', ' '])('"%s" clicks a delete tag (keyboard: click)', async (key) => {
  const onClick = vi.fn();
  await render(<Tag delete onClick={onClick} />);
  await userEvent.keyboard(`{Tab}{${key}}`);
  expect(onClick).toHaveBeenCalledOnce();
});
