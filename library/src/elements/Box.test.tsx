import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeContract } from '../../tests/contract.tsx';
import { Box } from './Box.tsx';
import { Button } from './Button.tsx';

describeContract(Box, { element: 'div', className: 'box', props: { children: 'In a box' } });

test('A box may be a form', async () => {
  const { container } = await render(
    <Box as="form" action="/sign-in">
      <Button type="submit" color="primary">
        Sign in
      </Button>
    </Box>,
  );
  expect(container.innerHTML).toBe(
    '<form action="/sign-in" class="box"><button type="submit" class="button is-primary">Sign in</button></form>',
  );
});

test('A box may be a link', async () => {
  const screen = await render(
    <Box as="a" href="/docs">
      Docs
    </Box>,
  );
  const link = screen.getByRole('link', { name: 'Docs' });
  await expect.element(link).toHaveClass('box');
  await expect.element(link).toHaveAttribute('href', '/docs');
});
