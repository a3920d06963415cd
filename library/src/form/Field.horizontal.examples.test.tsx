import { test } from 'vitest';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Button } from '../elements/Button.tsx';
import { Icon } from '../elements/Icon.tsx';
import { Checkbox } from './Checkbox.tsx';
import { Control } from './Control.tsx';
import { Field } from './Field.tsx';
import { Input } from './Input.tsx';
import { Radio } from './Radio.tsx';
import { Select } from './Select.tsx';
import { TextArea } from './TextArea.tsx';

test('A horizontal field holds two fields with icons', () =>
  expectBulmaHtml(
    <Field horizontal>
      <Field.Label size="normal" htmlFor="name">
        From
      </Field.Label>
      <Field.Body>
        <Field>
          <Control as="p" expanded iconsLeft>
            <Input id="name" type="text" placeholder="Name" />
            <Icon size="small" left>
              <i className="fas fa-id-card" />
            </Icon>
          </Control>
        </Field>
        <Field>
          <Control as="p" expanded iconsLeft iconsRight>
            <Input
              color="success"
              type="email"
              placeholder="Address"
              defaultValue="ada@example.com"
            />
            <Icon size="small" left>
              <i className="fas fa-at" />
            </Icon>
            <Icon size="small" right>
              <i className="fas fa-thumbs-up" />
            </Icon>
          </Control>
        </Field>
      </Field.Body>
    </Field>,
    `<div class="field is-horizontal">
      <div class="field-label is-normal"><label class="label" for="name">From</label></div>
      <div class="field-body">
        <div class="field">
          <p class="control is-expanded has-icons-left">
            <input id="name" class="input" type="text" placeholder="Name">
            <span class="icon is-small is-left"><i class="fas fa-id-card"></i></span>
          </p>
        </div>
        <div class="field">
          <p class="control is-expanded has-icons-left has-icons-right">
            <input class="input is-success" type="email" placeholder="Address" value="ada@example.com">
            <span class="icon is-small is-left"><i class="fas fa-at"></i></span>
            <span class="icon is-small is-right"><i class="fas fa-thumbs-up"></i></span>
          </p>
        </div>
      </div>
    </div>`,
  ));

test('A horizontal field without a label holds attached controls and a help text', () =>
  expectBulmaHtml(
    <Field horizontal>
      <Field.Label />
      <Field.Body>
        <Field expanded>
          <Field addons>
            <Control as="p">
              <Button as="a" static>
                +47
              </Button>
            </Control>
            <Control as="p" expanded>
              <Input type="tel" placeholder="Number" />
            </Control>
          </Field>
          <Field.Help>Without the zero</Field.Help>
        </Field>
      </Field.Body>
    </Field>,
    `<div class="field is-horizontal">
      <div class="field-label"></div>
      <div class="field-body">
        <div class="field is-expanded">
          <div class="field has-addons">
            <p class="control"><a class="button is-static">+47</a></p>
            <p class="control is-expanded"><input class="input" type="tel" placeholder="Number"></p>
          </div>
          <p class="help">Without the zero</p>
        </div>
      </div>
    </div>`,
  ));

test('A horizontal field holds a narrow select', () =>
  expectBulmaHtml(
    <Field horizontal>
      <Field.Label size="normal" htmlFor="harbour">
        Harbour
      </Field.Label>
      <Field.Body>
        <Field narrow>
          <Control>
            <Select fullwidth id="harbour">
              <option>Oslo</option>
              <option>Bergen</option>
            </Select>
          </Control>
        </Field>
      </Field.Body>
    </Field>,
    `<div class="field is-horizontal">
      <div class="field-label is-normal"><label class="label" for="harbour">Harbour</label></div>
      <div class="field-body">
        <div class="field is-narrow">
          <div class="control">
            <div class="select is-fullwidth">
              <select id="harbour"><option>Oslo</option><option>Bergen</option></select>
            </div>
          </div>
        </div>
      </div>
    </div>`,
  ));

test('A horizontal field holds narrow radio buttons', () =>
  expectBulmaHtml(
    <Field horizontal>
      <Field.Label>On board?</Field.Label>
      <Field.Body>
        <Field narrow>
          <Control>
            <Radio name="board">Yes</Radio>
            <Radio name="board">No</Radio>
          </Control>
        </Field>
      </Field.Body>
    </Field>,
    `<div class="field is-horizontal">
      <div class="field-label"><label class="label">On board?</label></div>
      <div class="field-body">
        <div class="field is-narrow">
          <div class="control">
            <label class="radio"><input type="radio" name="board"> Yes</label>
            <label class="radio"><input type="radio" name="board"> No</label>
          </div>
        </div>
      </div>
    </div>`,
  ));

test('A horizontal field holds an input that is wrong', () =>
  expectBulmaHtml(
    <Field horizontal>
      <Field.Label size="normal" htmlFor="topic">
        Topic
      </Field.Label>
      <Field.Body>
        <Field>
          <Control>
            <Input id="topic" color="danger" type="text" placeholder="Tides" />
          </Control>
          <Field.Help error>Say what it is about</Field.Help>
        </Field>
      </Field.Body>
    </Field>,
    `<div class="field is-horizontal">
      <div class="field-label is-normal"><label class="label" for="topic">Topic</label></div>
      <div class="field-body">
        <div class="field">
          <div class="control">
            <input id="topic" class="input is-danger" type="text" placeholder="Tides">
          </div>
          <p class="help is-danger">Say what it is about</p>
        </div>
      </div>
    </div>`,
  ));

test('A horizontal field holds a text area, the next one a button', () =>
  expectBulmaHtml(
    <>
      <Field horizontal>
        <Field.Label size="normal" htmlFor="log">
          Log
        </Field.Label>
        <Field.Body>
          <Field>
            <Control>
              <TextArea id="log" placeholder="All is well" />
            </Control>
          </Field>
        </Field.Body>
      </Field>
      <Field horizontal>
        <Field.Label />
        <Field.Body>
          <Field>
            <Control>
              <Button color="primary">Send</Button>
            </Control>
          </Field>
        </Field.Body>
      </Field>
    </>,
    `<div class="field is-horizontal">
      <div class="field-label is-normal"><label class="label" for="log">Log</label></div>
      <div class="field-body">
        <div class="field">
          <div class="control">
            <textarea id="log" class="textarea" placeholder="All is well"></textarea>
          </div>
        </div>
      </div>
    </div>
    <div class="field is-horizontal">
      <div class="field-label"></div>
      <div class="field-body">
        <div class="field">
          <div class="control"><button class="button is-primary">Send</button></div>
        </div>
      </div>
    </div>`,
  ));

test('A label beside a checkbox has no padding', () =>
  expectBulmaHtml(
    <Field horizontal>
      <Field.Label>On board?</Field.Label>
      <Field.Body>
        <Field>
          <Control>
            <Checkbox>Yes</Checkbox>
          </Control>
        </Field>
      </Field.Body>
    </Field>,
    `<div class="field is-horizontal">
      <div class="field-label"><label class="label">On board?</label></div>
      <div class="field-body">
        <div class="field">
          <div class="control">
            <label class="checkbox"><input type="checkbox"> Yes</label>
          </div>
        </div>
      </div>
    </div>`,
  ));

test.for([
  ['small', 'small', 'is-small'],
  ['normal', undefined, ''],
  ['medium', 'medium', 'is-medium'],
  ['large', 'large', 'is-large'],
] as const)(
  'A %s label has the padding that goes with an input of that size',
  ([size, inputSize, className]) =>
    expectBulmaHtml(
      <Field horizontal>
        <Field.Label size={size} htmlFor="town">
          Town
        </Field.Label>
        <Field.Body>
          <Field>
            <Control>
              <Input id="town" size={inputSize} type="text" placeholder="Oslo" />
            </Control>
          </Field>
        </Field.Body>
      </Field>,
      `<div class="field is-horizontal">
        <div class="field-label is-${size}"><label class="label" for="town">Town</label></div>
        <div class="field-body">
          <div class="field">
            <div class="control">
              <input id="town" class="input ${className}" type="text" placeholder="Oslo">
            </div>
          </div>
        </div>
      </div>`,
    ),
);
