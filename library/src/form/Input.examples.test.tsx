import { test } from 'vitest';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Icon } from '../elements/Icon.tsx';
import { Control, type ControlProps } from './Control.tsx';
import { Field } from './Field.tsx';
import { Input, type InputProps } from './Input.tsx';

const colors = ['link', 'primary', 'info', 'success', 'warning', 'danger'] as const;

test.for<[InputProps, string]>([
  [{}, ''],
  ...colors.map((color): [InputProps, string] => [{ color }, `is-${color}`]),
  [{ size: 'small' }, 'is-small'],
  [{ size: 'normal' }, 'is-normal'],
  [{ size: 'medium' }, 'is-medium'],
  [{ size: 'large' }, 'is-large'],
  [{ rounded: true }, 'is-rounded'],
  [{ hovered: true }, 'is-hovered'],
  [{ focused: true }, 'is-focused'],
])('An input with %o has a type and a placeholder', ([props, className]) =>
  expectBulmaHtml(
    <Input type="text" placeholder="Town" {...props} />,
    `<input class="input ${className}" type="text" placeholder="Town">`,
  ),
);

test.for<[ControlProps & Pick<InputProps, 'size'>, string, string]>([
  [{}, '', ''],
  [{ size: 'small' }, 'is-small', 'is-small'],
  [{ size: 'medium' }, 'is-medium', 'is-medium'],
  [{ size: 'large' }, 'is-large', 'is-large'],
])('An input with %o has a spinner of its size', ([{ size }, controlClass, inputClass]) =>
  expectBulmaHtml(
    <Field>
      <Control size={size} loading>
        <Input size={size} type="text" placeholder="Town" />
      </Control>
    </Field>,
    `<div class="field">
      <div class="control is-loading ${controlClass}">
        <input class="input ${inputClass}" type="text" placeholder="Town">
      </div>
    </div>`,
  ),
);

test('An input is disabled', () =>
  expectBulmaHtml(
    <Control>
      <Input type="text" placeholder="Town" disabled />
    </Control>,
    '<div class="control"><input class="input" type="text" placeholder="Town" disabled></div>',
  ));

test('An input is read-only', () =>
  expectBulmaHtml(
    <Control>
      <Input type="text" defaultValue="Oslo" readOnly />
    </Control>,
    '<div class="control"><input class="input" type="text" value="Oslo" readonly></div>',
  ));

test('An input looks like text beside its label', () =>
  expectBulmaHtml(
    <Field horizontal>
      <Field.Label size="normal" htmlFor="town">
        From
      </Field.Label>
      <Field.Body>
        <Field>
          <Control as="p">
            <Input static id="town" type="text" defaultValue="Oslo" />
          </Control>
        </Field>
      </Field.Body>
    </Field>,
    `<div class="field is-horizontal">
      <div class="field-label is-normal"><label class="label" for="town">From</label></div>
      <div class="field-body">
        <div class="field">
          <p class="control">
            <input class="input is-static" id="town" type="text" value="Oslo" readonly>
          </p>
        </div>
      </div>
    </div>`,
  ));

test('An input has icons on both sides, another one at the left', () =>
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
    </div>`,
  ));

test.for<[InputProps, string]>([
  [{ size: 'small' }, 'is-small'],
  [{}, ''],
  [{ size: 'medium' }, 'is-medium'],
  [{ size: 'large' }, 'is-large'],
])('An input with %o has small icons', ([props, className]) =>
  expectBulmaHtml(
    <Control iconsLeft iconsRight>
      <Input {...props} type="email" placeholder="Address" />
      <Icon size="small" left>
        <i className="fas fa-at" />
      </Icon>
      <Icon size="small" right>
        <i className="fas fa-thumbs-up" />
      </Icon>
    </Control>,
    `<div class="control has-icons-left has-icons-right">
      <input class="input ${className}" type="email" placeholder="Address">
      <span class="icon is-small is-left"><i class="fas fa-at"></i></span>
      <span class="icon is-small is-right"><i class="fas fa-thumbs-up"></i></span>
    </div>`,
  ),
);

test('A placeholder stands for an input', () =>
  expectBulmaHtml(<Input skeleton />, '<input class="input is-skeleton">'));
