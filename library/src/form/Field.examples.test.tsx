import { test } from 'vitest';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Button } from '../elements/Button.tsx';
import { Icon } from '../elements/Icon.tsx';
import { Checkbox } from './Checkbox.tsx';
import { Control } from './Control.tsx';
import { Field, type FieldProps } from './Field.tsx';
import { Input } from './Input.tsx';
import { Radio } from './Radio.tsx';
import { Select } from './Select.tsx';
import { TextArea } from './TextArea.tsx';

test('A field has a label, an input and a help text', () =>
  expectBulmaHtml(
    <Field>
      <Field.Label htmlFor="town">Town</Field.Label>
      <Control>
        <Input id="town" type="text" placeholder="Oslo" />
      </Control>
      <Field.Help>Where you live</Field.Help>
    </Field>,
    `<div class="field">
      <label class="label" for="town">Town</label>
      <div class="control"><input class="input" id="town" type="text" placeholder="Oslo"></div>
      <p class="help">Where you live</p>
    </div>`,
  ));

test('Two fields follow each other', () =>
  expectBulmaHtml(
    <>
      <Field>
        <Field.Label htmlFor="town">Town</Field.Label>
        <Control>
          <Input id="town" type="text" placeholder="Oslo" />
        </Control>
      </Field>
      <Field>
        <Field.Label htmlFor="address">Address</Field.Label>
        <Control>
          <Input id="address" type="email" placeholder="ada@example.com" />
        </Control>
      </Field>
    </>,
    `<div class="field">
      <label class="label" for="town">Town</label>
      <div class="control"><input class="input" id="town" type="text" placeholder="Oslo"></div>
    </div>
    <div class="field">
      <label class="label" for="address">Address</label>
      <div class="control">
        <input class="input" id="address" type="email" placeholder="ada@example.com">
      </div>
    </div>`,
  ));

test.for([
  ['text', 'success', 'This name is free'],
  ['email', 'danger', 'This address is wrong'],
] as const)('A field has an input for %s and a help text in the color %s', ([type, color, help]) =>
  expectBulmaHtml(
    <Field>
      <Field.Label htmlFor="name">Name</Field.Label>
      <Control iconsLeft iconsRight>
        <Input id="name" color={color} type={type} placeholder="Ada" defaultValue="ada" />
        <Icon size="small" left>
          <i className="fas fa-id-card" />
        </Icon>
        <Icon size="small" right>
          <i className="fas fa-bell" />
        </Icon>
      </Control>
      <Field.Help color={color}>{help}</Field.Help>
    </Field>,
    `<div class="field">
      <label class="label" for="name">Name</label>
      <div class="control has-icons-left has-icons-right">
        <input id="name" class="input is-${color}" type="${type}" placeholder="Ada" value="ada">
        <span class="icon is-small is-left"><i class="fas fa-id-card"></i></span>
        <span class="icon is-small is-right"><i class="fas fa-bell"></i></span>
      </div>
      <p class="help is-${color}">${help}</p>
    </div>`,
  ),
);

test('The fields of a form hold every kind of control', () =>
  expectBulmaHtml(
    <>
      <Field>
        <Field.Label htmlFor="topic">Topic</Field.Label>
        <Control>
          <Select id="topic">
            <option>Tides</option>
            <option>Wind</option>
          </Select>
        </Control>
      </Field>
      <Field>
        <Field.Label htmlFor="log">Log</Field.Label>
        <Control>
          <TextArea id="log" placeholder="All is well" />
        </Control>
      </Field>
      <Field>
        <Control>
          <Checkbox>
            I know the <a href="#rules">rules</a>
          </Checkbox>
        </Control>
      </Field>
      <Field>
        <Control>
          <Radio name="tide">High</Radio>
          <Radio name="tide">Low</Radio>
        </Control>
      </Field>
      <Field grouped>
        <Control>
          <Button color="link">Send</Button>
        </Control>
        <Control>
          <Button color="link" light>
            Back
          </Button>
        </Control>
      </Field>
    </>,
    `<div class="field">
      <label class="label" for="topic">Topic</label>
      <div class="control">
        <div class="select">
          <select id="topic"><option>Tides</option><option>Wind</option></select>
        </div>
      </div>
    </div>
    <div class="field">
      <label class="label" for="log">Log</label>
      <div class="control">
        <textarea id="log" class="textarea" placeholder="All is well"></textarea>
      </div>
    </div>
    <div class="field">
      <div class="control">
        <label class="checkbox">
          <input type="checkbox"> I know the <a href="#rules">rules</a>
        </label>
      </div>
    </div>
    <div class="field">
      <div class="control">
        <label class="radio"><input type="radio" name="tide"> High</label>
        <label class="radio"><input type="radio" name="tide"> Low</label>
      </div>
    </div>
    <div class="field is-grouped">
      <div class="control"><button class="button is-link">Send</button></div>
      <div class="control"><button class="button is-link is-light">Back</button></div>
    </div>`,
  ));

test.for<[FieldProps, string]>([
  [{ grouped: true }, 'is-grouped'],
  [{ grouped: 'centered' }, 'is-grouped is-grouped-centered'],
  [{ grouped: 'right' }, 'is-grouped is-grouped-right'],
  [{ grouped: true, groupedMultiline: true }, 'is-grouped is-grouped-multiline'],
])('A field with %o groups a button and a link', ([props, className]) =>
  expectBulmaHtml(
    <Field {...props}>
      <Control as="p">
        <Button color="primary">Send</Button>
      </Control>
      <Control as="p">
        <Button as="a" color="light">
          Back
        </Button>
      </Control>
    </Field>,
    `<div class="field ${className}">
      <p class="control"><button class="button is-primary">Send</button></p>
      <p class="control"><a class="button is-light">Back</a></p>
    </div>`,
  ),
);

test('In a group, one control grows', () =>
  expectBulmaHtml(
    <Field grouped>
      <Control as="p" expanded>
        <Input type="text" placeholder="Find" />
      </Control>
      <Control as="p">
        <Button as="a" color="info">
          Go
        </Button>
      </Control>
    </Field>,
    `<div class="field is-grouped">
      <p class="control is-expanded"><input class="input" type="text" placeholder="Find"></p>
      <p class="control"><a class="button is-info">Go</a></p>
    </div>`,
  ));

test('A group of many buttons wraps', () =>
  expectBulmaHtml(
    <Field grouped groupedMultiline>
      {[...'abcdefghijklm'].map((letter) => (
        <Control as="p" key={letter}>
          <Button>{letter}</Button>
        </Control>
      ))}
    </Field>,
    `<div class="field is-grouped is-grouped-multiline">
      ${[...'abcdefghijklm']
        .map((letter) => `<p class="control"><button class="button">${letter}</button></p>`)
        .join('')}
    </div>`,
  ));
