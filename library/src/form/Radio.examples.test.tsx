import { test } from 'vitest';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Control } from './Control.tsx';
import { Radio } from './Radio.tsx';
import { Radios } from './Radios.tsx';

test('Two radio buttons stand in a list', () =>
  expectBulmaHtml(
    <Radios name="tide">
      <Radio>High</Radio>
      <Radio>Low</Radio>
    </Radios>,
    `<div class="radios">
      <label class="radio"><input type="radio" name="tide"> High</label>
      <label class="radio"><input type="radio" name="tide"> Low</label>
    </div>`,
  ));

test('One radio button of a list is checked at first', () =>
  expectBulmaHtml(
    <Radios name="tide">
      <Radio>High</Radio>
      <Radio defaultChecked>Low</Radio>
    </Radios>,
    `<div class="radios">
      <label class="radio"><input type="radio" name="tide"> High</label>
      <label class="radio"><input type="radio" name="tide" checked> Low</label>
    </div>`,
  ));

test('One radio button of a list is disabled', () =>
  expectBulmaHtml(
    <Radios name="tide">
      <Radio>High</Radio>
      <Radio>Low</Radio>
      <Radio disabled>Neap</Radio>
    </Radios>,
    `<div class="radios">
      <label class="radio"><input type="radio" name="tide"> High</label>
      <label class="radio"><input type="radio" name="tide"> Low</label>
      <label class="radio" disabled><input type="radio" name="tide" disabled> Neap</label>
    </div>`,
  ));

test('Radio buttons without a list stand in a control', () =>
  expectBulmaHtml(
    <Control>
      <Radio name="tide">High</Radio>
      <Radio name="tide">Low</Radio>
    </Control>,
    `<div class="control">
      <label class="radio"><input type="radio" name="tide"> High</label>
      <label class="radio"><input type="radio" name="tide"> Low</label>
    </div>`,
  ));
