import { createRef, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { describeContract } from '../../tests/contract.tsx';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Field } from './Field.tsx';
import { File, type FileProps } from './File.tsx';

// The DOM has a File too, and this is the one to choose.
const report = (name: string) => new globalThis.File(['text'], name, { type: 'text/plain' });

describeContract(File, {
  element: 'input',
  className: 'file',
  root: '.file',
  props: { children: 'Choose a file' },
});

test('A file upload has an icon and a label', () =>
  expectBulmaHtml(
    <File name="resume" icon={<i className="fas fa-upload" />}>
      Choose a file
    </File>,
    `<div class="file">
      <label class="file-label">
        <input class="file-input" type="file" name="resume">
        <span class="file-cta">
          <span class="file-icon"><i class="fas fa-upload"></i></span>
          <span class="file-label">Choose a file</span>
        </span>
      </label>
    </div>`,
  ));

test('A file upload with a name has a placeholder for it', () =>
  expectBulmaHtml(
    <File hasName right fullwidth placeholder="None chosen" accept="image/*" multiple>
      Choose files
    </File>,
    `<div class="file is-right is-fullwidth has-name">
      <label class="file-label">
        <input class="file-input" type="file" accept="image/*" multiple>
        <span class="file-cta"><span class="file-label">Choose files</span></span>
        <span class="file-name">None chosen</span>
      </label>
    </div>`,
  ));

test('Without a placeholder, the name is empty', () =>
  expectBulmaHtml(
    <File hasName>Choose</File>,
    `<div class="file has-name is-empty">
      <label class="file-label">
        <input class="file-input" type="file">
        <span class="file-cta"><span class="file-label">Choose</span></span>
        <span class="file-name"></span>
      </label>
    </div>`,
  ));

test.for<[FileProps, string]>([
  [{ color: 'primary' }, 'is-primary'],
  [{ size: 'large' }, 'is-large'],
  [{ boxed: true }, 'is-boxed'],
  [{ centered: true }, 'is-centered'],
  [{ right: true }, 'is-right'],
  [{ fullwidth: true }, 'is-fullwidth'],
])('A file upload with %o has its class', ([props, className]) =>
  expectBulmaHtml(
    <File {...props} />,
    `<div class="file ${className}">
      <label class="file-label">
        <input class="file-input" type="file">
        <span class="file-cta"></span>
      </label>
    </div>`,
  ),
);

test('It shows the names of the chosen files, and tells of them', async () => {
  const chosen: (string | undefined)[] = [];
  const screen = await render(
    <File
      data-testid="file"
      hasName
      multiple
      onChange={(event) => chosen.push(event.target.files?.[0]?.name)}
    >
      Choose files
    </File>,
  );
  const input = screen.getByTestId('file');
  const root = input.element().closest('.file');
  expect(root).toHaveClass('is-empty');
  await userEvent.upload(input, [report('a.txt'), report('b.txt')]);
  await expect.element(screen.getByText('a.txt, b.txt')).toHaveClass('file-name');
  expect(root).not.toHaveClass('is-empty');
  expect(chosen).toEqual(['a.txt']);
});

test('It shows the names even if its handler prevents what has no default', async () => {
  const screen = await render(
    <File data-testid="file" hasName onChange={(event) => event.preventDefault()} />,
  );
  await userEvent.upload(screen.getByTestId('file'), report('a.txt'));
  await expect.element(screen.getByText('a.txt')).toBeVisible();
});

test('A disabled file upload cannot be used', async () => {
  const screen = await render(
    <File data-testid="file" disabled>
      Choose a file
    </File>,
  );
  await expect.element(screen.getByTestId('file')).toBeDisabled();
});

test('In a field, it is named by the label too and described by the help text', async () => {
  const screen = await render(
    <Field>
      <Field.Label>Resume</Field.Label>
      <File>Choose a file</File>
      <Field.Help>PDF only</Field.Help>
    </Field>,
  );
  const input = screen.getByLabelText('Resume');
  await expect.element(input).toHaveAccessibleName('Resume Choose a file');
  await expect.element(input).toHaveAccessibleDescription('PDF only');
});

test('When its value is cleared by code, it shows the placeholder again, and tells of the same file once more', async () => {
  const ref = createRef<HTMLInputElement>();
  const onChange = vi.fn();
  const screen = await render(
    <File ref={ref} data-testid="file" hasName placeholder="None chosen" onChange={onChange} />,
  );
  await userEvent.upload(screen.getByTestId('file'), report('a.txt'));
  await expect.element(screen.getByText('a.txt')).toBeVisible();
  if (ref.current) ref.current.value = '';
  await expect.element(screen.getByText('None chosen')).toBeVisible();
  expect(ref.current?.files).toHaveLength(0);
  await userEvent.upload(screen.getByTestId('file'), report('a.txt'));
  await expect.element(screen.getByText('a.txt')).toBeVisible();
  expect(onChange).toHaveBeenCalledTimes(2);
});

test('When a reset of its form is prevented, it keeps the name', async () => {
  const screen = await render(
    // A listener that is called after that of the file upload.
    <form onReset={(event) => event.preventDefault()}>
      <File data-testid="file" hasName placeholder="None chosen" />
      <button type="reset">Reset</button>
    </form>,
  );
  await userEvent.upload(screen.getByTestId('file'), report('a.txt'));
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  await new Promise((resolve) => setTimeout(resolve));
  await expect.element(screen.getByText('a.txt')).toBeVisible();
});

test('It shows the names of the files that code sets', async () => {
  const ref = createRef<HTMLInputElement>();
  const screen = await render(<File ref={ref} hasName placeholder="None chosen" />);
  const files = new DataTransfer();
  files.items.add(report('dropped.txt'));
  if (ref.current) ref.current.files = files.files;
  await expect.element(screen.getByText('dropped.txt')).toBeVisible();
  expect(ref.current?.files).toHaveLength(1);
});

test('It shows the file that the user chose before hydration', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => container.remove());
  const app = <File hasName placeholder="None chosen" />;
  container.innerHTML = renderToString(app);
  const files = new DataTransfer();
  files.items.add(report('early.txt'));
  const input = container.querySelector('input') as HTMLInputElement;
  input.files = files.files;
  const root = hydrateRoot(container, app);
  onTestFinished(() => root.unmount());
  await expect.poll(() => container.querySelector('.file-name')?.textContent).toBe('early.txt');
});

test('It hears the reset of a form that it names and that comes later', async () => {
  const page = (form: ReactNode) => (
    <>
      <File form="late" data-testid="file" hasName placeholder="None chosen" />
      {form}
    </>
  );
  const screen = await render(page(null));
  await screen.rerender(
    page(
      <form id="late">
        <button type="reset">Reset</button>
      </form>,
    ),
  );
  await userEvent.upload(screen.getByTestId('file'), report('a.txt'));
  await expect.element(screen.getByText('a.txt')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  await expect.element(screen.getByText('None chosen')).toBeVisible();
});
