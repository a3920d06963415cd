import { test } from 'vitest';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Icon, type IconProps } from '../elements/Icon.tsx';
import { Control } from './Control.tsx';
import { Select, type SelectProps } from './Select.tsx';

const options = (
  <>
    <option>Rye</option>
    <option>Oats</option>
  </>
);

const optionsHtml = '<option>Rye</option><option>Oats</option>';

const colors = ['link', 'primary', 'info', 'success', 'warning', 'danger'] as const;

test.for<[SelectProps, string]>([
  [{}, ''],
  ...colors.map((color): [SelectProps, string] => [{ color }, `is-${color}`]),
  [{ size: 'small' }, 'is-small'],
  [{ size: 'normal' }, 'is-normal'],
  [{ size: 'medium' }, 'is-medium'],
  [{ size: 'large' }, 'is-large'],
  [{ rounded: true }, 'is-rounded'],
  [{ rounded: true, color: 'info' }, 'is-rounded is-info'],
  [{ loading: true }, 'is-loading'],
  [{ loading: true, size: 'small' }, 'is-small is-loading'],
  [{ loading: true, size: 'medium' }, 'is-medium is-loading'],
  [{ loading: true, size: 'large' }, 'is-large is-loading'],
  [{ fullwidth: true }, 'is-fullwidth'],
])('A select with %o has options', ([props, className]) =>
  expectBulmaHtml(
    <Select {...props}>{options}</Select>,
    `<div class="select ${className}"><select>${optionsHtml}</select></div>`,
  ),
);

test.for<[SelectProps, string]>([
  [{ hovered: true }, 'is-hovered'],
  [{ focused: true }, 'is-focused'],
])('A select with %o has its class inside, beside a color outside', ([props, className]) =>
  expectBulmaHtml(
    <>
      <Select {...props}>{options}</Select>
      <Select color="primary" {...props}>
        {options}
      </Select>
    </>,
    `<div class="select"><select class="${className}">${optionsHtml}</select></div>
    <div class="select is-primary"><select class="${className}">${optionsHtml}</select></div>`,
  ),
);

test('A select shows several options at once', () =>
  expectBulmaHtml(
    <Select multiple htmlSize={8}>
      <option value="rye">Rye</option>
      <option value="oats">Oats</option>
    </Select>,
    `<div class="select is-multiple">
      <select multiple size="8"><option value="rye">Rye</option><option value="oats">Oats</option></select>
    </div>`,
  ));

test.for<[SelectProps, IconProps, string, string]>([
  [{ size: 'small' }, { size: 'small' }, 'is-small', 'is-small'],
  [{}, { size: 'small' }, '', 'is-small'],
  [{}, {}, '', ''],
  [{ size: 'medium' }, { size: 'medium' }, 'is-medium', 'is-medium'],
  [{ size: 'large' }, { size: 'large' }, 'is-large', 'is-large'],
])('A select with %o has an icon with %o', ([select, icon, selectClass, iconClass]) =>
  expectBulmaHtml(
    <Control iconsLeft>
      <Select defaultValue="Corn" {...select}>
        <option>Corn</option>
        {options}
      </Select>
      <Icon left {...icon}>
        <i className="fas fa-leaf" />
      </Icon>
    </Control>,
    `<div class="control has-icons-left">
      <div class="select ${selectClass}"><select><option selected>Corn</option>${optionsHtml}</select></div>
      <span class="icon is-left ${iconClass}"><i class="fas fa-leaf"></i></span>
    </div>`,
  ),
);

test('The icon of a select is a div', () =>
  expectBulmaHtml(
    <Control iconsLeft>
      <Select defaultValue="Corn">
        <option>Corn</option>
        {options}
      </Select>
      <Icon as="div" size="small" left>
        <i className="fas fa-leaf" />
      </Icon>
    </Control>,
    `<div class="control has-icons-left">
      <div class="select"><select><option selected>Corn</option>${optionsHtml}</select></div>
      <div class="icon is-small is-left"><i class="fas fa-leaf"></i></div>
    </div>`,
  ));
