import { useState, type ReactElement } from 'react';
import { expect, expectTypeOf, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Tabs } from '../components/Tabs.tsx';
import { Checkbox } from '../form/Checkbox.tsx';
import { Checkboxes } from '../form/Checkboxes.tsx';
import { Radio } from '../form/Radio.tsx';
import { Radios } from '../form/Radios.tsx';
import { Select } from '../form/Select.tsx';
import type { ChoiceValue } from './choice.ts';

const details = { event: expect.anything() as unknown };

/** Two values of each type: the one that is chosen at first, and the one that the user chooses. */
const VALUES: [ChoiceValue, ChoiceValue][] = [
  ['basic', 'full'],
  ['a b/c', ''],
  [2, 12],
  [false, true],
  [2n, 12n],
];

interface Chosen {
  values: [ChoiceValue, ChoiceValue];
  onChoice: (value: unknown) => void;
}

function ChosenRadio({ values: [first, second], onChoice }: Chosen) {
  const [value, setValue] = useState(first);
  const choose = (next: ChoiceValue) => {
    setValue(next);
    onChoice(next);
  };
  return (
    <Radios legend="Plan" value={value} onValueChange={choose}>
      <Radio value={first}>First</Radio>
      <Radio value={second}>Second</Radio>
    </Radios>
  );
}

function ChosenCheckbox({ values: [first, second], onChoice }: Chosen) {
  const [values, setValues] = useState<ChoiceValue[]>([]);
  const choose = (next: ChoiceValue[]) => {
    setValues(next);
    onChoice(next[0]);
  };
  return (
    <Checkboxes legend="Plan" value={values} onValueChange={choose}>
      <Checkbox value={first}>First</Checkbox>
      <Checkbox value={second}>Second</Checkbox>
    </Checkboxes>
  );
}

function ChosenTab({ values: [first, second], onChoice }: Chosen) {
  return (
    <Tabs.Group<ChoiceValue> defaultValue={first} onValueChange={(value) => onChoice(value)}>
      <Tabs>
        <Tabs.List aria-label="Plan">
          <Tabs.Tab value={first}>First</Tabs.Tab>
          <Tabs.Tab value={second}>Second</Tabs.Tab>
        </Tabs.List>
      </Tabs>
      <Tabs.Panel value={second}>Panel</Tabs.Panel>
    </Tabs.Group>
  );
}

test.for(VALUES)('Radio buttons choose between %o and %o', async (values) => {
  const onChoice = vi.fn();
  const screen = await render(<ChosenRadio values={values} onChoice={onChoice} />);
  await expect.element(screen.getByLabelText('First')).toBeChecked();
  await screen.getByLabelText('Second').click();
  await expect.element(screen.getByLabelText('Second')).toBeChecked();
  expect(onChoice).toHaveBeenCalledExactlyOnceWith(values[1]);
});

test.for(VALUES)('Checkboxes choose among %o and %o', async (values) => {
  const onChoice = vi.fn();
  const screen = await render(<ChosenCheckbox values={values} onChoice={onChoice} />);
  await screen.getByLabelText('Second').click();
  await expect.element(screen.getByLabelText('Second')).toBeChecked();
  expect(onChoice).toHaveBeenCalledExactlyOnceWith(values[1]);
});

test.for(VALUES.filter((values) => !values.includes('')))(
  'Tabs choose between %o and %o',
  async (values) => {
    const onChoice = vi.fn();
    const screen = await render(<ChosenTab values={values} onChoice={onChoice} />);
    await screen.getByRole('tab', { name: 'Second' }).click();
    await expect.element(screen.getByRole('tabpanel', { name: 'Second' })).toBeVisible();
    expect(onChoice).toHaveBeenCalledExactlyOnceWith(values[1]);
  },
);

/** What React's types allow as the value of an option. */
const asOption = (value: ChoiceValue) => value as string | number;

const optionsOf = ([first, second]: [ChoiceValue, ChoiceValue]) => (
  <>
    <option value={asOption(first)}>First</option>
    <optgroup label="More">
      {[<option key="second" value={asOption(second)} children="Second" />]}
    </optgroup>
    <option>Third</option>
  </>
);

test.for([
  ['basic', 'full'],
  [2, 12],
  [2.5, 1e21],
] as [ChoiceValue, ChoiceValue][])('A select chooses between %o and %o', async (values) => {
  const onValueChange = vi.fn();
  const select = (value: ChoiceValue) => (
    <Select aria-label="Plan" value={value} onValueChange={onValueChange}>
      {optionsOf(values)}
    </Select>
  );
  const screen = await render(select(values[0]));
  const box = screen.getByRole('combobox');
  await expect.element(box).toHaveValue(String(values[0]));
  await box.selectOptions('Second');
  expect(onValueChange).toHaveBeenLastCalledWith(values[1], details);
  await screen.rerender(select(values[1]));
  await expect.element(box).toHaveValue(String(values[1]));
  await box.selectOptions('Third');
  expect(onValueChange).toHaveBeenLastCalledWith('Third', details);
});

test('A list of options chooses several numbers', async () => {
  const onValueChange = vi.fn();
  const screen = await render(
    <Select multiple aria-label="Sizes" value={[1]} onValueChange={onValueChange}>
      {optionsOf([1, 2])}
    </Select>,
  );
  await screen.getByRole('listbox').selectOptions(['First', 'Second']);
  expect(onValueChange).toHaveBeenLastCalledWith([1, 2], details);
});

test('The types of values are inferred', () => {
  type Plan = 'basic' | 'full';
  const plan = 'basic' as Plan;
  const level = 1 as number;
  const elements: ReactElement[] = [
    <Radios
      key={1}
      value={plan}
      onValueChange={(value) => expectTypeOf(value).toEqualTypeOf<Plan>()}
    />,
    <Radios key={2} value={level} onValueChange={(v) => expectTypeOf(v).toEqualTypeOf<number>()} />,
    <Radios
      key={3}
      defaultValue="x"
      onValueChange={(v) => expectTypeOf(v).toEqualTypeOf<string>()}
    />,
    <Checkboxes
      key={4}
      value={[plan]}
      onValueChange={(v) => expectTypeOf(v).toEqualTypeOf<Plan[]>()}
    />,
    <Tabs.Group
      key={5}
      value={level}
      onValueChange={(v) => expectTypeOf(v).toEqualTypeOf<number>()}
    />,
    <Select key={6} value={plan} onValueChange={(v) => expectTypeOf(v).toEqualTypeOf<Plan>()} />,
    <Select key={7} onValueChange={(v) => expectTypeOf(v).toEqualTypeOf<string>()} />,
    <Select
      key={8}
      multiple
      value={[level]}
      onValueChange={(v) => expectTypeOf(v).toEqualTypeOf<number[]>()}
    />,
    // @ts-expect-error -- A plan is no number.
    <Radios key={9} value={plan} onValueChange={(value: number) => value} />,
    // @ts-expect-error -- It cannot begin as what is no plan.
    <Radios<Plan> key={10} defaultValue="half" />,
  ];
  expect(elements).toHaveLength(10);
});
