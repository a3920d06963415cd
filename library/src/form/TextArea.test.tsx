import { test } from 'vitest';
import { describeContract } from '../../tests/contract.tsx';
import { describeTextControl } from '../../tests/describeTextControl.tsx';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

describeContract(TextArea, {
  element: 'textarea',
  className: 'textarea',
  props: { 'aria-label': 'Message' },
});
describeTextControl(TextArea);

test('A text area has a number of rows and a placeholder', () =>
  expectBulmaHtml(
    <TextArea placeholder="Ten lines" rows={10} readOnly />,
    '<textarea class="textarea" placeholder="Ten lines" rows="10" readonly></textarea>',
  ));

test.for<[TextAreaProps, string]>([
  [{ color: 'link' }, 'is-link'],
  [{ size: 'small' }, 'is-small'],
  [{ size: 'medium' }, 'is-medium'],
  [{ fixedSize: true }, 'has-fixed-size'],
  [{ fullwidth: true }, 'is-fullwidth'],
  [{ inline: true }, 'is-inline'],
  [{ hovered: true }, 'is-hovered'],
  [{ focused: true }, 'is-focused'],
  [{ active: true }, 'is-active'],
  [{ skeleton: true }, 'is-skeleton'],
])('A text area with %o has its class and no such attribute', ([props, className]) =>
  expectBulmaHtml(<TextArea {...props} />, `<textarea class="textarea ${className}"></textarea>`),
);
