import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { describeContract } from '../../tests/contract.tsx';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { TextArea, type TextAreaProps } from './TextArea.tsx';

describeContract(TextArea, {
  element: 'textarea',
  className: 'textarea',
  props: { 'aria-label': 'Message' },
});

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

test('A text area keeps its own value', async () => {
  const screen = await render(<TextArea aria-label="Message" defaultValue="Dear" />);
  await userEvent.fill(screen.getByRole('textbox'), 'Dear you');
  await expect.element(screen.getByRole('textbox')).toHaveValue('Dear you');
});

test('A text area has the value that it is given', async () => {
  function Short() {
    const [value, setValue] = useState('');
    return (
      <TextArea
        aria-label="Message"
        value={value}
        onChange={(event) => setValue(event.target.value.slice(0, 3))}
      />
    );
  }
  const screen = await render(<Short />);
  await userEvent.type(screen.getByRole('textbox'), 'Dear');
  await expect.element(screen.getByRole('textbox')).toHaveValue('Dea');
});
