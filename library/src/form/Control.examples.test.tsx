import { test } from 'vitest';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Button } from '../elements/Button.tsx';
import { Icon, type IconProps } from '../elements/Icon.tsx';
import { Control } from './Control.tsx';
import { Field } from './Field.tsx';
import { Input, type InputProps } from './Input.tsx';
import { Select } from './Select.tsx';

test('A control holds an input', () =>
  expectBulmaHtml(
    <Control>
      <Input type="text" placeholder="Town" />
    </Control>,
    '<div class="control"><input class="input" type="text" placeholder="Town"></div>',
  ));

test('A control holds a select', () =>
  expectBulmaHtml(
    <Control>
      <Select>
        <option>Oslo</option>
        <option>Bergen</option>
      </Select>
    </Control>,
    `<div class="control">
      <div class="select"><select><option>Oslo</option><option>Bergen</option></select></div>
    </div>`,
  ));

test('A control holds a button', () =>
  expectBulmaHtml(
    <Control>
      <Button color="primary">Go</Button>
    </Control>,
    '<div class="control"><button class="button is-primary">Go</button></div>',
  ));

test('Controls are paragraphs, with icons and without', () =>
  expectBulmaHtml(
    <>
      <Field>
        <Control as="p" iconsLeft iconsRight>
          <Input type="email" placeholder="Address" />
          <Icon size="small" left>
            <i className="fas fa-at" />
          </Icon>
          <Icon size="small" right>
            <i className="fas fa-thumbs-up" />
          </Icon>
        </Control>
      </Field>
      <Field>
        <Control as="p" iconsLeft>
          <Input type="password" placeholder="Secret" />
          <Icon size="small" left>
            <i className="fas fa-key" />
          </Icon>
        </Control>
      </Field>
      <Field>
        <Control as="p">
          <Button color="success">Enter</Button>
        </Control>
      </Field>
    </>,
    `<div class="field">
      <p class="control has-icons-left has-icons-right">
        <input class="input" type="email" placeholder="Address">
        <span class="icon is-small is-left"><i class="fas fa-at"></i></span>
        <span class="icon is-small is-right"><i class="fas fa-thumbs-up"></i></span>
      </p>
    </div>
    <div class="field">
      <p class="control has-icons-left">
        <input class="input" type="password" placeholder="Secret">
        <span class="icon is-small is-left"><i class="fas fa-key"></i></span>
      </p>
    </div>
    <div class="field">
      <p class="control"><button class="button is-success">Enter</button></p>
    </div>`,
  ));

test('In a paragraph, a select is a span, with an icon', () =>
  expectBulmaHtml(
    <Field>
      <Control as="p" iconsLeft>
        <Select as="span" defaultValue="Land">
          <option>Land</option>
          <option>Norway</option>
        </Select>
        <Icon size="small" left>
          <i className="fas fa-flag" />
        </Icon>
      </Control>
    </Field>,
    `<div class="field">
      <p class="control has-icons-left">
        <span class="select">
          <select><option selected>Land</option><option>Norway</option></select>
        </span>
        <span class="icon is-small is-left"><i class="fas fa-flag"></i></span>
      </p>
    </div>`,
  ));

const classOf = ({ size }: { size?: string }) => (size ? `is-${size}` : '');

test.for<[InputProps, IconProps, string]>([
  [{ size: 'small' }, { size: 'small' }, 'fa-at'],
  [{}, { size: 'small' }, 'fa-at fa-xs'],
  [{}, {}, 'fa-at'],
  [{ size: 'medium' }, { size: 'small' }, 'fa-at fa-xs'],
  [{ size: 'medium' }, {}, 'fa-at fa-sm'],
  [{ size: 'medium' }, { size: 'medium' }, 'fa-at'],
  [{ size: 'large' }, { size: 'small' }, 'fa-at fa-xs'],
  [{ size: 'large' }, {}, 'fa-at fa-sm'],
  [{ size: 'large' }, { size: 'medium' }, 'fa-at fa-lg'],
  [{ size: 'large' }, { size: 'large' }, 'fa-at'],
])('A label and an input with %o have icons with %o', ([input, icon, font]) =>
  expectBulmaHtml(
    <Field>
      <Field.Label size={input.size} htmlFor="address">
        Address
      </Field.Label>
      <Control iconsLeft iconsRight>
        <Input {...input} id="address" type="email" placeholder="ada@example.com" />
        <Icon {...icon} left>
          <i className={`fas ${font}`} />
        </Icon>
        <Icon {...icon} right>
          <i className={`fas ${font}`} />
        </Icon>
      </Control>
    </Field>,
    `<div class="field">
      <label class="label ${classOf(input)}" for="address">Address</label>
      <div class="control has-icons-left has-icons-right">
        <input class="input ${classOf(input)}" id="address" type="email" placeholder="ada@example.com">
        <span class="icon is-left ${classOf(icon)}"><i class="fas ${font}"></i></span>
        <span class="icon is-right ${classOf(icon)}"><i class="fas ${font}"></i></span>
      </div>
    </div>`,
  ),
);
