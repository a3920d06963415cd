import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeContract } from '../../tests/contract.tsx';
import { Icon } from './Icon.tsx';
import { IconText } from './IconText.tsx';

describeContract(IconText, {
  element: 'span',
  className: 'icon-text',
  props: { children: 'Home' },
});

test('Icons and text stand in one line', async () => {
  const { container } = await render(
    <IconText textColor="info">
      <Icon>
        <i className="fas fa-train" />
      </Icon>
      <span>Paris</span>
      <Icon>
        <i className="fas fa-flag" />
      </Icon>
      <span>Rome</span>
    </IconText>,
  );
  expect(container.innerHTML).toBe(
    '<span class="icon-text has-text-info">' +
      '<span aria-hidden="true" class="icon"><i class="fas fa-train"></i></span><span>Paris</span>' +
      '<span aria-hidden="true" class="icon"><i class="fas fa-flag"></i></span><span>Rome</span></span>',
  );
});

test('As a div, it takes a line of its own', async () => {
  const { container } = await render(<IconText as="div">Home</IconText>);
  expect(container.innerHTML).toBe('<div class="icon-text">Home</div>');
});
