import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectBulmaHtml } from '../../../tests/expectBulmaHtml.tsx';
import { expectHydration } from '../../../tests/expectHydration.tsx';
import { Dropdown } from '../../components/Dropdown.tsx';
import { Modal } from '../../components/Modal.tsx';
import { Checkbox } from '../../form/Checkbox.tsx';
import { Checkboxes } from '../../form/Checkboxes.tsx';
import { Field, useFieldProps, type FieldControlProps } from '../../form/Field.tsx';
import { File } from '../../form/File.tsx';
import { Input } from '../../form/Input.tsx';
import { Radio } from '../../form/Radio.tsx';
import { Radios } from '../../form/Radios.tsx';
import { Select } from '../../form/Select.tsx';
import { TextArea } from '../../form/TextArea.tsx';

const Slider = () => <div role="slider" tabIndex={0} aria-valuenow={1} {...useFieldProps()} />;

/** The controls that a field requires and disables, each with its role. */
const CONTROLS: Record<string, [ReactNode, string, ReactNode]> = {
  input: [<Input />, 'textbox', <Input required={false} disabled={false} />],
  'text area': [<TextArea />, 'textbox', <TextArea required={false} disabled={false} />],
  select: [<Select />, 'combobox', <Select required={false} disabled={false} />],
  checkbox: [<Checkbox>Yes</Checkbox>, 'checkbox', <Checkbox required={false} disabled={false} />],
  radio: [
    <Radio name="a">Yes</Radio>,
    'radio',
    <Radio name="a" required={false} disabled={false} />,
  ],
  'group of radio buttons': [
    <Radios>
      <Radio value="a">A</Radio>
    </Radios>,
    'radio',
    <Radios required={false} disabled={false}>
      <Radio value="a">A</Radio>
    </Radios>,
  ],
};

test.for(Object.entries(CONTROLS))(
  'A field requires and disables its %s, unless that says otherwise',
  async ([, [control, role, other]]) => {
    const field = (required: boolean, content: ReactNode) => (
      <Field {...(required ? { required } : { disabled: true })}>{content}</Field>
    );
    const screen = await render(field(true, control));
    await expect.element(screen.getByRole(role)).toBeRequired();
    await screen.rerender(field(false, control));
    await expect.element(screen.getByRole(role)).toBeDisabled();
    await expect.element(screen.getByRole(role)).not.toBeRequired();
    await screen.rerender(field(true, other));
    await expect.element(screen.getByRole(role)).not.toBeRequired();
    await screen.rerender(field(false, other));
    await expect.element(screen.getByRole(role)).toBeEnabled();
    await expectHydration(field(true, control));
  },
);

test('A field disables its file and the button of its dropdown', async () => {
  const screen = await render(
    <Field disabled>
      <File data-testid="file" />
      <Dropdown>
        <Dropdown.Trigger>
          <Dropdown.Button>Colors</Dropdown.Button>
        </Dropdown.Trigger>
      </Dropdown>
    </Field>,
  );
  await expect.element(screen.getByTestId('file')).toBeDisabled();
  await expect.element(screen.getByRole('button', { name: 'Colors' })).toBeDisabled();
});

/** Controls that may be among radio buttons, such as for another answer, each with its role. */
const AMONG: Record<string, [ReactNode, string]> = {
  'an input': [<Input />, 'textbox'],
  'a text area': [<TextArea />, 'textbox'],
  'a select': [<Select />, 'combobox'],
  'an input in a field of its own': [
    <Field>
      <Input />
    </Field>,
    'textbox',
  ],
  'a group of checkboxes': [
    <Checkboxes>
      <Checkbox>Cheese</Checkbox>
    </Checkboxes>,
    'checkbox',
  ],
};

test.for(Object.entries(AMONG))(
  'A field disables %s among its radio buttons too, but requires only these',
  async ([, [control, role]]) => {
    const field = (states: { required?: boolean; disabled?: boolean }) => (
      <Field {...states}>
        <Radios>
          <Radio value="other">Other</Radio>
          {control}
        </Radios>
      </Field>
    );
    const screen = await render(field({ disabled: true }));
    await expect.element(screen.getByRole(role)).toBeDisabled();
    await screen.rerender(field({ required: true }));
    await expect.element(screen.getByRole(role)).toBeEnabled();
    await expect.element(screen.getByRole(role)).not.toBeRequired();
  },
);

test('A required group of radio buttons says so, and one of checkboxes, which cannot be required, does not', async () => {
  const screen = await render(
    <Field required>
      <Radios aria-label="Size">
        <Radio value="s">Small</Radio>
      </Radios>
      <Checkboxes aria-label="Toppings">
        <Checkbox value="cheese">Cheese</Checkbox>
      </Checkboxes>
    </Field>,
  );
  await expect.element(screen.getByRole('radiogroup')).toHaveAttribute('aria-required', 'true');
  await expect.element(screen.getByRole('group')).not.toHaveAttribute('aria-required');
  await expect.element(screen.getByRole('checkbox')).not.toBeRequired();
});

test('What a field says counts for the fields in it, unless they say otherwise', async () => {
  const screen = await render(
    <Field horizontal required disabled>
      <Field.Body>
        <Field>
          <Input aria-label="First" />
        </Field>
        <Field required={false} disabled={false}>
          <Input aria-label="Second" />
        </Field>
      </Field.Body>
    </Field>,
  );
  await expect.element(screen.getByLabelText('First')).toBeRequired();
  await expect.element(screen.getByLabelText('First')).toBeDisabled();
  await expect.element(screen.getByLabelText('Second')).not.toBeRequired();
  await expect.element(screen.getByLabelText('Second')).toBeEnabled();
});

test('A disabled field is no attribute, except of a fieldset, which disables all that is in it', async () => {
  await expectBulmaHtml(
    <Field required disabled>
      <Select />
    </Field>,
    '<div class="field"><div class="select is-disabled"><select required disabled></select></div></div>',
  );
  const screen = await render(
    <Field as="fieldset" disabled>
      <input aria-label="Plain" />
    </Field>,
  );
  await expect.element(screen.getByLabelText('Plain')).toBeDisabled();
});

test('The form is not sent while a required field is empty', async () => {
  const onSubmit = vi.fn();
  const screen = await render(
    <form onSubmit={onSubmit}>
      <Field required>
        <Field.Label>Name</Field.Label>
        <Input />
      </Field>
      <button>Send</button>
    </form>,
  );
  await screen.getByRole('button').click();
  await expect.element(screen.getByLabelText('Name')).toHaveFocus();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('A control of your own gets what the field says, in ARIA too, unless it says otherwise', async () => {
  const Own = (props: FieldControlProps) => {
    const { required, disabled, ...field } = useFieldProps(props);
    return <div role="textbox" tabIndex={0} data-state={`${required} ${disabled}`} {...field} />;
  };
  const screen = await render(
    <Field required disabled>
      <Own aria-label="First" />
      <Own aria-label="Second" required={false} disabled={false} />
    </Field>,
  );
  const first = screen.getByLabelText('First');
  await expect.element(first).toHaveAttribute('aria-required', 'true');
  await expect.element(first).toHaveAttribute('aria-disabled', 'true');
  await expect.element(first).toHaveAttribute('data-state', 'true true');
  const second = screen.getByLabelText('Second');
  await expect.element(second).toHaveAttribute('aria-required', 'false');
  await expect.element(second).toHaveAttribute('data-state', 'false false');
});

/** What the second of two labels can name, with the role of that. */
const SECONDS: Record<string, [ReactNode, string]> = {
  'an input': [<Input />, 'textbox'],
  'an input with an id': [<Input id="own" />, 'textbox'],
  'a group of checkboxes': [
    <Checkboxes>
      <Checkbox>Cheese</Checkbox>
    </Checkboxes>,
    'group',
  ],
  'a group of radio buttons': [
    <Radios>
      <Radio value="s">Small</Radio>
    </Radios>,
    'radiogroup',
  ],
  'a control of your own': [<Slider />, 'slider'],
};

test.for(
  Object.entries(SECONDS).flatMap(([name, row]) => [
    [name, 'label', ...row] as const,
    [name, 'span', ...row] as const,
  ]),
)('The second label of a field names %s, as a %s too', async ([, as, control, role]) => {
  const field = (
    <Field>
      <Field.Label>First</Field.Label>
      <Select />
      <Field.Label as={as}>Second</Field.Label>
      {control}
    </Field>
  );
  const screen = await render(field);
  const exact = { exact: true };
  await expect
    .element(screen.getByRole(role as 'group', { name: 'Second', ...exact }))
    .toBeInTheDocument();
  await expect
    .element(screen.getByRole('combobox', { name: 'First', ...exact }))
    .toBeInTheDocument();
  await expectHydration(field);
});

test('A control in a modal in a field gets nothing from that', async () => {
  const screen = await render(
    <Field required>
      <Field.Label>Address</Field.Label>
      <Modal defaultOpen aria-label="Search">
        <Input />
      </Modal>
      <Input data-testid="own" />
      <Field.Help error>Missing</Field.Help>
    </Field>,
  );
  const inner = screen.getByRole('dialog').getByRole('textbox');
  await expect.element(inner).not.toBeRequired();
  await expect.element(inner).toHaveAccessibleName('');
  await expect.element(inner).not.toHaveAttribute('aria-invalid');
  await expect.element(screen.getByTestId('own')).toHaveAccessibleName('Address');
});
