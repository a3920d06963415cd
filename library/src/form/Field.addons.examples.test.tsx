import { test } from 'vitest';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Button } from '../elements/Button.tsx';
import { Control, type ControlProps } from './Control.tsx';
import { Field, type FieldProps } from './Field.tsx';
import { Input } from './Input.tsx';
import { Select } from './Select.tsx';

test('A button is attached to an input', () =>
  expectBulmaHtml(
    <Field addons>
      <Control>
        <Input type="text" placeholder="Find" />
      </Control>
      <Control>
        <Button color="info">Go</Button>
      </Control>
    </Field>,
    `<div class="field has-addons">
      <div class="control"><input class="input" type="text" placeholder="Find"></div>
      <div class="control"><button class="button is-info">Go</button></div>
    </div>`,
  ));

test('A text is attached to an input', () =>
  expectBulmaHtml(
    <Field addons>
      <Control as="p">
        <Input type="text" placeholder="Name" />
      </Control>
      <Control as="p">
        <Button as="a" static>
          @example.com
        </Button>
      </Control>
    </Field>,
    `<div class="field has-addons">
      <p class="control"><input class="input" type="text" placeholder="Name"></p>
      <p class="control"><a class="button is-static">@example.com</a></p>
    </div>`,
  ));

test.for<[FieldProps, ControlProps, string, string]>([
  [{ addons: true }, {}, 'has-addons', ''],
  [{ addons: true }, { expanded: true }, 'has-addons', 'is-expanded'],
  [{ addons: 'centered' }, {}, 'has-addons has-addons-centered', ''],
  [{ addons: 'right' }, {}, 'has-addons has-addons-right', ''],
  [{ addons: 'fullwidth' }, {}, 'has-addons has-addons-fullwidth', ''],
])(
  'A field with %o attaches a select, a control with %o and a button',
  ([field, control, fieldClass, controlClass]) =>
    expectBulmaHtml(
      <Field {...field}>
        <Control as="p">
          <Select as="span">
            <option>kg</option>
            <option>lb</option>
          </Select>
        </Control>
        <Control as="p" {...control}>
          <Input type="text" placeholder="Weight" />
        </Control>
        <Control as="p">
          <Button as="a">Weigh</Button>
        </Control>
      </Field>,
      `<div class="field ${fieldClass}">
        <p class="control">
          <span class="select"><select><option>kg</option><option>lb</option></select></span>
        </p>
        <p class="control ${controlClass}">
          <input class="input" type="text" placeholder="Weight">
        </p>
        <p class="control"><a class="button">Weigh</a></p>
      </div>`,
    ),
);

test('A select that is attached to a button takes the whole width', () =>
  expectBulmaHtml(
    <Field addons>
      <Control expanded>
        <Select fullwidth name="grain">
          <option value="rye">Rye</option>
          <option value="oats">Oats</option>
        </Select>
      </Control>
      <Control>
        <Button type="submit" color="primary">
          Take
        </Button>
      </Control>
    </Field>,
    `<div class="field has-addons">
      <div class="control is-expanded">
        <div class="select is-fullwidth">
          <select name="grain"><option value="rye">Rye</option><option value="oats">Oats</option></select>
        </div>
      </div>
      <div class="control"><button type="submit" class="button is-primary">Take</button></div>
    </div>`,
  ));
