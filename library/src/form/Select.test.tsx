import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { describeContract } from '../../tests/contract.tsx';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Select, type SelectProps } from './Select.tsx';

const details = { event: expect.anything() as unknown };

const options = ['Red', 'Green', 'Blue'].map((color) => <option key={color}>{color}</option>);

describeContract(Select, {
  element: 'select',
  className: 'select',
  root: '.select',
  props: { 'aria-label': 'Color', children: options },
});

test('A select holds options, in a span where it stands in a paragraph', () =>
  expectBulmaHtml(
    <>
      <Select>
        <option>Red</option>
        <option value="green">Green</option>
      </Select>
      <p>
        <Select as="span" name="color">
          <option>Red</option>
        </Select>
      </p>
    </>,
    `<div class="select">
      <select><option>Red</option><option value="green">Green</option></select>
    </div>
    <p><span class="select"><select name="color"><option>Red</option></select></span></p>`,
  ));

test.for<[SelectProps, string]>([
  [{ color: 'warning' }, 'is-warning'],
  [{ size: 'medium' }, 'is-medium'],
  [{ rounded: true }, 'is-rounded'],
  [{ fullwidth: true }, 'is-fullwidth'],
  [{ loading: true }, 'is-loading'],
  [{ hasSkeleton: true }, 'has-skeleton'],
])('A select with %o has its class on the element around it', ([props, className]) =>
  expectBulmaHtml(
    <Select {...props} />,
    `<div class="select ${className}"><select></select></div>`,
  ),
);

test.for<[SelectProps, string]>([
  [{ hovered: true }, 'is-hovered'],
  [{ focused: true }, 'is-focused'],
  [{ active: true }, 'is-active'],
])('A select with %o has its class on the control', ([props, className]) =>
  expectBulmaHtml(
    <Select {...props} />,
    `<div class="select"><select class="${className}"></select></div>`,
  ),
);

test('A disabled select has the attribute and a grey arrow', () =>
  expectBulmaHtml(
    <Select disabled />,
    '<div class="select is-disabled"><select disabled></select></div>',
  ));

test('A loading select says that it is busy', async () => {
  const screen = await render(<Select aria-label="Color" loading />);
  await expect.element(screen.getByRole('combobox')).toHaveAttribute('aria-busy', 'true');
});

test('A select of several options shows as many as told', () =>
  expectBulmaHtml(
    <Select multiple htmlSize={8}>
      {options}
    </Select>,
    `<div class="select is-multiple">
      <select multiple size="8"><option>Red</option><option>Green</option><option>Blue</option></select>
    </div>`,
  ));

test('A select keeps its own value', async () => {
  const screen = await render(
    <Select aria-label="Color" defaultValue="Green">
      {options}
    </Select>,
  );
  await expect.element(screen.getByRole('combobox')).toHaveValue('Green');
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Blue');
  await expect.element(screen.getByRole('combobox')).toHaveValue('Blue');
});

test('A select has the value that it is given', async () => {
  const chosen: string[] = [];
  const screen = await render(
    <Select aria-label="Color" value="Red" onChange={(event) => chosen.push(event.target.value)}>
      {options}
    </Select>,
  );
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Blue');
  expect(chosen).toEqual(['Blue']);
  await expect.element(screen.getByRole('combobox')).toHaveValue('Red');
});

test('A select of several options has the values that it is given', async () => {
  function Colors() {
    const [value, setValue] = useState(['Red']);
    return (
      <Select
        aria-label="Colors"
        multiple
        value={value}
        onChange={(event) =>
          setValue([...event.target.selectedOptions].map((option) => option.value))
        }
      >
        {options}
      </Select>
    );
  }
  const screen = await render(<Colors />);
  await userEvent.selectOptions(screen.getByRole('listbox'), ['Red', 'Blue']);
  await expect.element(screen.getByRole('listbox')).toHaveValue(['Red', 'Blue']);
});

const Options = ({ values }: { values: readonly (string | number | boolean | bigint)[] }) =>
  values.map((value) => (
    <option key={String(value)} value={String(value)}>
      Option {String(value)}
    </option>
  ));

test.for<[string, SelectProps<never>, (string | number | boolean | bigint)[]]>([
  ['a number by value', { value: 1 as never }, [1, 2]],
  ['a number by default', { defaultValue: 1 as never }, [1, 2.5]],
  ['a boolean', { value: false as never }, [false, true]],
  ['a bigint', { value: 1n as never }, [1n, 2n]],
  ['text that looks like a number', { value: '1' as never }, ['1', '2']],
  ['an empty option', { value: 1 as never }, [1, '']],
])('An option that a component renders gives %s', async ([, props, values]) => {
  const onValueChange = vi.fn();
  const screen = await render(
    <Select aria-label="Count" {...props} onValueChange={onValueChange}>
      <Options values={values} />
    </Select>,
  );
  await userEvent.selectOptions(screen.getByRole('combobox'), String(values[1]));
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(values[1], details);
});

test('Several options that a component renders give numbers, and null is no value', async () => {
  const onValueChange = vi.fn();
  const screen = await render(
    <Select
      multiple
      aria-label="Counts"
      defaultValue={[1, null as never]}
      onValueChange={onValueChange}
    >
      <Options values={[1, 2, 'null']} />
    </Select>,
  );
  const select = screen.getByRole('listbox').element() as HTMLSelectElement;
  expect(Array.from(select.selectedOptions, ({ value }) => value)).toEqual(['1']);
  await userEvent.selectOptions(select, ['1', '2']);
  expect(onValueChange.mock.lastCall).toEqual([[1, 2], details]);
});
