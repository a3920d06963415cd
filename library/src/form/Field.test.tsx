import {
  StrictMode,
  Suspense,
  use,
  useState,
  type FC,
  type ReactElement,
  type ReactNode,
} from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { describeContract } from '../../tests/contract.tsx';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { expectHydration } from '../../tests/expectHydration.tsx';
import { Checkbox } from './Checkbox.tsx';
import { Checkboxes } from './Checkboxes.tsx';
import { Control } from './Control.tsx';
import { Dropdown } from '../components/Dropdown.tsx';
import {
  Field,
  FieldBody,
  FieldHelp,
  FieldLabel,
  useFieldProps,
  type FieldControlProps,
} from './Field.tsx';
import { File } from './File.tsx';
import { Input } from './Input.tsx';
import { Radio } from './Radio.tsx';
import { Radios } from './Radios.tsx';
import { Select } from './Select.tsx';
import { TextArea } from './TextArea.tsx';

describeContract(Field, {
  element: 'div',
  className: 'field',
  props: {
    children: (
      <>
        <FieldLabel>Name</FieldLabel>
        <Input />
        <FieldHelp>Text</FieldHelp>
      </>
    ),
  },
});
describeContract(FieldLabel, {
  element: 'label',
  className: 'label',
  props: { children: 'Name' },
  // It renders other elements here than in the horizontal field of `within.tsx`.
  within: (label) => <Field>{label}</Field>,
});
describeContract(FieldLabel, {
  element: 'label',
  className: 'field-label',
  root: '.field-label',
  props: { children: 'Name' },
});
describeContract(FieldBody, {
  element: 'div',
  className: 'field-body',
  props: { children: 'Text' },
});
describeContract(FieldHelp, { element: 'p', className: 'help', props: { children: 'Text' } });

test('The parts of a field are attached to it', () => {
  expect({ ...Field }).toEqual({ Label: FieldLabel, Body: FieldBody, Help: FieldHelp });
});

test('A field holds a label, a control and a help text', () =>
  expectBulmaHtml(
    <Field>
      <Field.Label size="small" htmlFor="name">
        Name
      </Field.Label>
      <Control>
        <Input color="success" type="text" />
      </Control>
      <Field.Help color="success">This name is free</Field.Help>
    </Field>,
    `<div class="field">
      <label class="label is-small" for="name">Name</label>
      <div class="control"><input class="input is-success" type="text"></div>
      <p class="help is-success">This name is free</p>
    </div>`,
  ));

test('A field without a label holds checkboxes, radio buttons, selects and text areas', () =>
  expectBulmaHtml(
    <>
      <Field>
        <Control>
          <Checkbox>Yes</Checkbox>
        </Control>
      </Field>
      <Field>
        <Control>
          <Radio name="a">One</Radio>
          <Radio name="a">Two</Radio>
        </Control>
      </Field>
      <Field>
        <Control as="p">
          <Select as="span" />
        </Control>
      </Field>
      <Field as="section">
        <Control>
          <TextArea placeholder="Text" />
        </Control>
      </Field>
    </>,
    `<div class="field">
      <div class="control"><label class="checkbox"><input type="checkbox"> Yes</label></div>
    </div>
    <div class="field">
      <div class="control">
        <label class="radio"><input type="radio" name="a"> One</label>
        <label class="radio"><input type="radio" name="a"> Two</label>
      </div>
    </div>
    <div class="field">
      <p class="control"><span class="select"><select></select></span></p>
    </div>
    <section class="field">
      <div class="control"><textarea class="textarea" placeholder="Text"></textarea></div>
    </section>`,
  ));

test('Controls of a field are grouped', () =>
  expectBulmaHtml(
    <>
      <Field grouped>
        <Control expanded>
          <button className="button">One</button>
        </Control>
      </Field>
      <Field grouped="centered">Two</Field>
      <Field grouped="right" groupedMultiline>
        Three
      </Field>
      <Field groupedMultiline>Four</Field>
    </>,
    `<div class="field is-grouped">
      <div class="control is-expanded"><button class="button">One</button></div>
    </div>
    <div class="field is-grouped is-grouped-centered">Two</div>
    <div class="field is-grouped is-grouped-right is-grouped-multiline">Three</div>
    <div class="field is-grouped is-grouped-multiline">Four</div>`,
  ));

test('Controls of a field are attached to each other', () =>
  expectBulmaHtml(
    <>
      <Field addons>
        <Control as="p">
          <span className="button is-static">@</span>
        </Control>
        <Control as="p" expanded>
          <Input type="text" />
        </Control>
      </Field>
      <Field addons="centered">Two</Field>
      <Field addons="right">Three</Field>
      <Field addons="fullwidth">Four</Field>
    </>,
    `<div class="field has-addons">
      <p class="control"><span class="button is-static">@</span></p>
      <p class="control is-expanded"><input class="input" type="text"></p>
    </div>
    <div class="field has-addons has-addons-centered">Two</div>
    <div class="field has-addons has-addons-right">Three</div>
    <div class="field has-addons has-addons-fullwidth">Four</div>`,
  ));

test('A horizontal field has its label beside its body', () =>
  expectBulmaHtml(
    <>
      <Field horizontal>
        <Field.Label size="normal" htmlFor="from">
          From
        </Field.Label>
        <Field.Body>
          <Field narrow>
            <Control as="p">
              <Input type="text" />
            </Control>
            <Field.Help error>This is missing</Field.Help>
          </Field>
        </Field.Body>
      </Field>
      <Field horizontal>
        <Field.Label htmlFor="number" className="mine">
          Number
        </Field.Label>
        <Field.Body>
          <Field expanded>
            <Field addons>
              <Control>
                <Input type="tel" />
              </Control>
            </Field>
          </Field>
        </Field.Body>
      </Field>
      <Field horizontal>
        <Field.Label />
        <Field.Body>Button</Field.Body>
      </Field>
    </>,
    `<div class="field is-horizontal">
      <div class="field-label is-normal"><label class="label" for="from">From</label></div>
      <div class="field-body">
        <div class="field is-narrow">
          <p class="control"><input class="input" type="text"></p>
          <p class="help is-danger">This is missing</p>
        </div>
      </div>
    </div>
    <div class="field is-horizontal">
      <div class="field-label mine"><label class="label" for="number">Number</label></div>
      <div class="field-body">
        <div class="field is-expanded">
          <div class="field has-addons">
            <div class="control"><input class="input" type="tel"></div>
          </div>
        </div>
      </div>
    </div>
    <div class="field is-horizontal">
      <div class="field-label"></div>
      <div class="field-body">Button</div>
    </div>`,
  ));

test.for<[string, ReactElement]>([
  ['An input', <Input key="" />],
  ['A text area', <TextArea key="" />],
  ['A select', <Select key="" />],
  ['An input with an id of its own', <Input key="" id="own" />],
])(
  '%s is named by the label of its field, which a press on the label focuses',
  async ([, control]) => {
    const screen = await render(
      <Field>
        <Field.Label>Name</Field.Label>
        <Control>{control}</Control>
      </Field>,
    );
    await userEvent.click(screen.getByText('Name'));
    await expect.element(screen.getByLabelText('Name')).toHaveFocus();
    await expect.element(screen.getByLabelText('Name')).toHaveAccessibleName('Name');
  },
);

test('A control is described by the help texts of its field, and by its own description', async () => {
  const screen = await render(
    <Field>
      <Field.Label>Name</Field.Label>
      <Input aria-describedby="own" />
      <Field.Help>As in your passport</Field.Help>
      <Field.Help id="second">In capitals</Field.Help>
      <p id="own">Own.</p>
    </Field>,
  );
  const input = screen.getByLabelText('Name');
  await expect.element(input).toHaveAccessibleDescription('Own. As in your passport In capitals');
  await expect.element(input).not.toHaveAttribute('aria-invalid');
});

test('A control is invalid as long as its field has an error', async () => {
  function Required() {
    const [value, setValue] = useState('');
    return (
      <Field>
        <Field.Label>Name</Field.Label>
        <Input value={value} onChange={(event) => setValue(event.target.value)} />
        {!value && <Field.Help error>Fill this in</Field.Help>}
      </Field>
    );
  }
  const screen = await render(<Required />);
  const input = screen.getByLabelText('Name');
  await expect.element(input).toHaveAttribute('aria-invalid', 'true');
  await expect.element(input).toHaveAccessibleDescription('Fill this in');
  await expect.element(screen.getByText('Fill this in')).toHaveClass('is-danger');
  await userEvent.fill(input, 'Ada');
  await expect.element(input).not.toHaveAttribute('aria-invalid');
  await expect.element(input).not.toHaveAttribute('aria-describedby');
});

test('A lone checkbox is described by its field and named by its own label', async () => {
  const screen = await render(
    <Field>
      <Field.Label>Terms</Field.Label>
      <Checkbox>I agree</Checkbox>
      <Field.Help error>You have to agree</Field.Help>
    </Field>,
  );
  const checkbox = screen.getByRole('checkbox', { name: 'I agree' });
  await expect.element(checkbox).toHaveAccessibleDescription('You have to agree');
  await expect.element(checkbox).toHaveAttribute('aria-invalid', 'true');
});

test('A lone radio button is described by its field, and ARIA does not know it as invalid', async () => {
  const screen = await render(
    <Field>
      <Radio>Yes</Radio>
      <Field.Help error>Choose one</Field.Help>
    </Field>,
  );
  await expect.element(screen.getByRole('radio')).toHaveAccessibleDescription('Choose one');
  await expect.element(screen.getByRole('radio')).not.toHaveAttribute('aria-invalid');
});

test('The label names the first of several controls, and no two have the same id', async () => {
  const screen = await render(
    <Field>
      <Field.Label>Amount</Field.Label>
      <Field addons>
        <Control>
          <Input type="text" />
        </Control>
        <Control>
          <Select aria-label="Currency" />
        </Control>
      </Field>
      <Field.Help>Without cents</Field.Help>
    </Field>,
  );
  const input = screen.getByRole('textbox', { name: 'Amount' });
  await expect.element(input).toHaveAccessibleDescription('Without cents');
  const select = screen.getByRole('combobox', { name: 'Currency' });
  await expect.element(select).not.toHaveAttribute('id');
  await expect.element(select).toHaveAccessibleDescription('Without cents');
});

test('Fields of one body are described each by its own help text', async () => {
  const screen = await render(
    <Field horizontal>
      <Field.Label>From</Field.Label>
      <Field.Body>
        <Field>
          <Input />
          <Field.Help>First and last</Field.Help>
        </Field>
        <Field>
          <Field.Label>Address</Field.Label>
          <Input />
          <Field.Help error>Not an address</Field.Help>
        </Field>
      </Field.Body>
    </Field>,
  );
  const name = screen.getByRole('textbox', { name: 'From' });
  await expect.element(name).toHaveAccessibleDescription('First and last');
  await expect.element(name).not.toHaveAttribute('aria-invalid');
  const address = screen.getByRole('textbox', { name: 'Address' });
  await expect.element(address).toHaveAccessibleDescription('Not an address');
});

test('A group in a horizontal field is named by the label of that', async () => {
  const screen = await render(
    <Field horizontal>
      <Field.Label>Answer</Field.Label>
      <Field.Body>
        <Field>
          <Radios>
            <Radio>Yes</Radio>
          </Radios>
        </Field>
      </Field.Body>
    </Field>,
  );
  await expect.element(screen.getByRole('radiogroup', { name: 'Answer' })).toBeVisible();
});

test('An empty label of a horizontal field names nothing', async () => {
  const screen = await render(
    <Field horizontal>
      <Field.Label />
      <Field.Body>
        <Radios>
          <Radio>Yes</Radio>
        </Radios>
      </Field.Body>
    </Field>,
  );
  await expect.element(screen.getByRole('radiogroup')).not.toHaveAttribute('aria-labelledby');
});

test.for<[string, ReactElement | null]>([
  ['loose radio buttons', <Radio key="">Yes</Radio>],
  [
    'radio buttons in a field of their own',
    <Field key="">
      <Radio>Yes</Radio>
    </Field>,
  ],
  ['a group, which is named by id,', <Radios key="" aria-label="Answer" />],
  ['nothing', null],
])('Above %s, a label has no `for` that would point to nothing', async ([, content]) => {
  const screen = await render(
    <Field>
      <Field.Label>Answer</Field.Label>
      {content}
    </Field>,
  );
  await expect.element(screen.getByText('Answer')).not.toHaveAttribute('for');
});

test('A label is tied to a control that comes later', async () => {
  const field = (content: ReactElement | null) => (
    <Field>
      <Field.Label>Name</Field.Label>
      {content}
    </Field>
  );
  const screen = await render(field(null));
  await screen.rerender(field(<Input />));
  await expect.element(screen.getByLabelText('Name')).toHaveClass('input');
  await screen.rerender(field(<Input id="own" />));
  await expect.element(screen.getByText('Name')).toHaveAttribute('for', 'own');
  await screen.rerender(field(null));
  await expect.element(screen.getByText('Name')).not.toHaveAttribute('for');
});

test('When the first control goes, the label names the next one', async () => {
  const fields = (withFirst: boolean) => (
    <StrictMode>
      <Field>
        <Field.Label>Name</Field.Label>
        {withFirst && <Input placeholder="First" />}
        <Input placeholder="Second" />
      </Field>
    </StrictMode>
  );
  const screen = await render(fields(true));
  await expect.element(screen.getByLabelText('Name')).toHaveAttribute('placeholder', 'First');
  await screen.rerender(fields(false));
  await expect.element(screen.getByLabelText('Name')).toHaveAttribute('placeholder', 'Second');
});

test('Label and group are tied on the server already', () => {
  const server = document.createElement('div');
  server.innerHTML = renderToString(
    <>
      <Field>
        <Field.Label>Name</Field.Label>
        <Input />
      </Field>
      <Field>
        <Field.Label>Answer</Field.Label>
        <Radios />
      </Field>
    </>,
  );
  const [name, answer] = server.querySelectorAll('label');
  expect(name?.htmlFor).toBe(server.querySelector('input')?.id);
  expect(name?.htmlFor).toBeTruthy();
  expect(server.querySelector('.radios')).toHaveAttribute('aria-labelledby', answer?.id);
});

test('A form hydrates without a warning', () =>
  expectHydration(
    <>
      <Field horizontal>
        <Field.Label>Name</Field.Label>
        <Field.Body>
          <Field>
            <Input defaultValue="Ada" />
            <Field.Help error>Wrong</Field.Help>
          </Field>
          <Field addons>
            <Select defaultValue="a">
              <option>a</option>
            </Select>
            <TextArea />
          </Field>
        </Field.Body>
      </Field>
      <Checkboxes legend="Drinks" value={['tea']}>
        <Checkbox value="tea">Tea</Checkbox>
      </Checkboxes>
      <Radios defaultValue="yes">
        <Radio value="yes">Yes</Radio>
      </Radios>
      <File hasName>Choose</File>
    </>,
  ));

test('The server says already what is wrong, and hydration keeps to it', async () => {
  const field = (
    <Field>
      <Field.Label>Name</Field.Label>
      <Control>
        <Input />
      </Control>
      <>
        <Field.Help>As in your passport</Field.Help>
        <p>
          <Field.Help as="span" error id="wrong">
            Missing
          </Field.Help>
        </p>
      </>
    </Field>
  );
  const page = new DOMParser().parseFromString(renderToStaticMarkup(field), 'text/html');
  const input = page.querySelector('input');
  expect(input).toHaveAttribute('aria-invalid', 'true');
  const described = input?.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => page.getElementById(id)?.textContent)).toEqual([
    'As in your passport',
    'Missing',
  ]);
  await expectHydration(field);
});

test('A help text that is among the children but not on the page describes nothing', async () => {
  const Nothing: FC<{ children: ReactNode }> = () => null;
  const screen = await render(
    <Field>
      <Input aria-label="Name" />
      <Nothing>
        <Field.Help error>Never shown</Field.Help>
      </Nothing>
    </Field>,
  );
  await expect.element(screen.getByRole('textbox')).not.toHaveAttribute('aria-invalid');
  await expect.element(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
});

test('Two labels in one field name two controls, also one with an id of its own', async () => {
  const fields = (id?: string) => (
    <Field grouped>
      <Field.Label>First name</Field.Label>
      <Input defaultValue="Ada" />
      <Field.Label>Last name</Field.Label>
      <Input defaultValue="Lovelace" id={id} />
    </Field>
  );
  const screen = await render(fields());
  await expect.element(screen.getByLabelText('First name')).toHaveValue('Ada');
  await expect.element(screen.getByLabelText('Last name')).toHaveValue('Lovelace');
  await screen.rerender(fields('last'));
  await expect.element(screen.getByLabelText('Last name')).toHaveAttribute('id', 'last');
  await expect
    .element(screen.getByRole('textbox', { name: 'First name', exact: true }))
    .toHaveValue('Ada');
});

test('A second control without a label of its own has no id', async () => {
  const screen = await render(
    <Field addons>
      <Field.Label>Price</Field.Label>
      <Input />
      <Input data-testid="second" />
    </Field>,
  );
  await expect.element(screen.getByTestId('second')).not.toHaveAttribute('id');
});

test.for(['checkbox', 'radio'] as const)(
  'Of several %s controls in a group of your own, the first alone has the help texts of the field',
  async (role) => {
    const Choice = { checkbox: Checkbox, radio: Radio }[role];
    const group = (first: boolean) => (
      <Field>
        <div role="group" aria-label="Toppings">
          {first && <Choice name="a">Cheese</Choice>}
          <Choice name="a">Olives</Choice>
        </div>
        <Field.Help error>Select one</Field.Help>
      </Field>
    );
    const screen = await render(group(true));
    const named = (name: string) => screen.getByRole(role, { name });
    await expect.element(named('Cheese')).toHaveAccessibleDescription('Select one');
    await expect.element(named('Olives')).not.toHaveAttribute('aria-describedby');
    await expect.element(named('Olives')).not.toHaveAttribute('aria-invalid');
    await screen.rerender(group(false));
    await expect.element(named('Olives')).toHaveAccessibleDescription('Select one');
    await expectHydration(group(true));
  },
);

const Slider = (props: FieldControlProps) => (
  <div role="slider" tabIndex={0} aria-valuenow={1} {...useFieldProps(props)} />
);

test.for(['label', 'span'] as const)(
  'A control of your own is named and described by its field, with a %s as its label',
  async (as) => {
    const field = (
      <Field>
        <Field.Label as={as}>Volume</Field.Label>
        <Slider aria-describedby="more" />
        <Field.Help error>Too loud</Field.Help>
        <p id="more">From 0 to 11</p>
      </Field>
    );
    const screen = await render(field);
    const slider = screen.getByRole('slider', { name: 'Volume' });
    await expect.element(slider).toHaveAccessibleDescription('From 0 to 11 Too loud');
    await expect.element(slider).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByText('Volume').element().getAttribute('for')).toBe(
      as === 'label' ? slider.element().id : null,
    );
    await expectHydration(field);
  },
);

test('Outside of a field, a control of your own keeps its attributes', async () => {
  const screen = await render(<Slider id="own" aria-labelledby="a" aria-describedby="b" />);
  const slider = screen.getByRole('slider');
  await expect.element(slider).toHaveAttribute('id', 'own');
  await expect.element(slider).toHaveAttribute('aria-labelledby', 'a');
  await expect.element(slider).toHaveAttribute('aria-describedby', 'b');
});

test('A label that is another element names an input too', async () => {
  const screen = await render(
    <Field horizontal>
      <Field.Label as="span">Name</Field.Label>
      <Field.Body>
        <Field>
          <Input />
        </Field>
      </Field.Body>
    </Field>,
  );
  await expect.element(screen.getByRole('textbox', { name: 'Name' })).toBeVisible();
});

test('Checkboxes in a dropdown do not repeat the error of the field around it, but its button tells it', async () => {
  const screen = await render(
    <Field>
      <Dropdown defaultOpen>
        <Dropdown.Trigger>
          <Dropdown.Button aria-haspopup={undefined}>Colors</Dropdown.Button>
        </Dropdown.Trigger>
        <Dropdown.Menu role="group">
          <Dropdown.Content>
            <Checkbox>Red</Checkbox>
            <Checkbox>Blue</Checkbox>
          </Dropdown.Content>
        </Dropdown.Menu>
      </Dropdown>
      <Field.Help error>Select a color</Field.Help>
    </Field>,
  );
  for (const box of screen.getByRole('checkbox').elements()) {
    expect(box).not.toHaveAttribute('aria-describedby');
    expect(box).not.toHaveAttribute('aria-invalid');
  }
  await expect.element(screen.getByRole('button')).toHaveAccessibleDescription('Select a color');
});

/** An option that loads when it is told to. */
function lateOption() {
  let load = () => {};
  const loaded = new Promise<void>((resolve) => {
    load = resolve;
  });
  function Late() {
    use(loaded);
    return <option>Red</option>;
  }
  return { Late, load };
}

/** The parts of a field, with the place in one of them where something is still loading. */
const LOADING: Record<string, (late: ReactNode) => ReactNode> = {
  'a control': (late) => (
    <>
      <Field.Label>Color</Field.Label>
      <Suspense fallback="Loading">
        <Select>{late}</Select>
      </Suspense>
    </>
  ),
  'a label': (late) => (
    <>
      <Suspense fallback="Loading">
        <Field.Label as="span">Color {late}</Field.Label>
      </Suspense>
      <Input />
    </>
  ),
  'a lone checkbox': (late) => (
    <Suspense fallback="Loading">
      <Checkbox>Color {late}</Checkbox>
    </Suspense>
  ),
};

test.for(Object.entries(LOADING))(
  'Where %s is still loading, all is tied together in the end',
  async ([, content]) => {
    const { Late, load } = lateOption();
    const screen = await render(
      <Field>
        {content(<Late />)}
        <Field.Help>Hint</Field.Help>
      </Field>,
    );
    await expect.element(screen.getByText('Loading')).toBeVisible();
    load();
    const control = screen.getByLabelText('Color');
    await expect.element(control).toHaveAccessibleDescription('Hint');
  },
);

test('A control that loads late has its label as soon as it is on the page', async () => {
  const { Late, load } = lateOption();
  const { container } = await render(
    <Field>
      <Field.Label>Color</Field.Label>
      <Suspense fallback="Loading">
        <Select>
          <Late />
        </Select>
      </Suspense>
    </Field>,
  );
  const labels = new Promise((resolve) => {
    new MutationObserver(() => {
      const select = container.querySelector('select');
      if (select) resolve(select.labels.length);
    }).observe(container, { childList: true, subtree: true });
  });
  load();
  expect(await labels).toBe(1);
});
