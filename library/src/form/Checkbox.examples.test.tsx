import { test } from 'vitest';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Checkbox } from './Checkbox.tsx';
import { Checkboxes } from './Checkboxes.tsx';

test('A checkbox stands before its text', () =>
  expectBulmaHtml(
    <Checkbox>Keep this</Checkbox>,
    '<label class="checkbox"><input type="checkbox"> Keep this</label>',
  ));

test('The text of a checkbox holds a link', () =>
  expectBulmaHtml(
    <Checkbox>
      I know the <a href="#rules">rules</a>
    </Checkbox>,
    '<label class="checkbox"><input type="checkbox"> I know the <a href="#rules">rules</a></label>',
  ));

test('A checkbox and its label are disabled', () =>
  expectBulmaHtml(
    <Checkbox disabled>Keep this</Checkbox>,
    '<label class="checkbox" disabled><input type="checkbox" disabled> Keep this</label>',
  ));

test('Checkboxes stand in a list', () =>
  expectBulmaHtml(
    <Checkboxes>
      <Checkbox>Rye</Checkbox>
      <Checkbox>Oats</Checkbox>
      <Checkbox disabled>Wheat</Checkbox>
    </Checkboxes>,
    `<div class="checkboxes">
      <label class="checkbox"><input type="checkbox"> Rye</label>
      <label class="checkbox"><input type="checkbox"> Oats</label>
      <label class="checkbox" disabled><input type="checkbox" disabled> Wheat</label>
    </div>`,
  ));

test('A placeholder stands for a checkbox', () =>
  expectBulmaHtml(
    <Checkbox skeleton>Keep this</Checkbox>,
    '<label class="checkbox is-skeleton"><input type="checkbox"> Keep this</label>',
  ));
