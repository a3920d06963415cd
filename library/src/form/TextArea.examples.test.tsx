import { test } from 'vitest';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Control } from './Control.tsx';
import { Field } from './Field.tsx';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

const colors = ['link', 'primary', 'info', 'success', 'warning', 'danger'] as const;

test('A text area has a number of rows', () =>
  expectBulmaHtml(
    <TextArea placeholder="Ten lines" rows={10} />,
    '<textarea class="textarea" placeholder="Ten lines" rows="10"></textarea>',
  ));

test.for<[TextAreaProps, string]>([
  [{}, ''],
  ...colors.map((color): [TextAreaProps, string] => [{ color }, `is-${color}`]),
  [{ size: 'small' }, 'is-small'],
  [{ size: 'normal' }, 'is-normal'],
  [{ size: 'medium' }, 'is-medium'],
  [{ size: 'large' }, 'is-large'],
  [{ hovered: true }, 'is-hovered'],
  [{ focused: true }, 'is-focused'],
  [{ fixedSize: true }, 'has-fixed-size'],
  [{ skeleton: true }, 'is-skeleton'],
])('A text area with %o stands in a field', ([props, className]) =>
  expectBulmaHtml(
    <Field>
      <Control>
        <TextArea placeholder="Log" {...props} />
      </Control>
    </Field>,
    `<div class="field">
      <div class="control"><textarea class="textarea ${className}" placeholder="Log"></textarea></div>
    </div>`,
  ),
);

test('A text area in a control alone is normal, or of a fixed size', () =>
  expectBulmaHtml(
    <>
      <Control>
        <TextArea placeholder="Log" />
      </Control>
      <Control>
        <TextArea placeholder="Log" fixedSize />
      </Control>
    </>,
    `<div class="control"><textarea class="textarea" placeholder="Log"></textarea></div>
    <div class="control"><textarea class="textarea has-fixed-size" placeholder="Log"></textarea></div>`,
  ));

test.for(['small', 'medium', 'large'] as const)('A %s text area has a spinner', (size) =>
  expectBulmaHtml(
    <Control size={size} loading>
      <TextArea size={size} placeholder="Log" />
    </Control>,
    `<div class="control is-${size} is-loading">
      <textarea class="textarea is-${size}" placeholder="Log"></textarea>
    </div>`,
  ),
);

test('A text area is loading, disabled, or read-only', () =>
  expectBulmaHtml(
    <>
      <Control loading>
        <TextArea placeholder="Log" />
      </Control>
      <Control>
        <TextArea placeholder="Log" disabled />
      </Control>
      <Control>
        <TextArea defaultValue="All is well" readOnly />
      </Control>
    </>,
    `<div class="control is-loading"><textarea class="textarea" placeholder="Log"></textarea></div>
    <div class="control"><textarea class="textarea" placeholder="Log" disabled></textarea></div>
    <div class="control"><textarea class="textarea" readonly>All is well</textarea></div>`,
  ));
