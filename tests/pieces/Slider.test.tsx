import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Slider } from '../../docs/pieces/slider/Slider.tsx';

test('A label that is only for screen readers names each thumb', async () => {
  const screen = await render(
    <>
      <Slider aria-label="Volume" defaultValue={5} />
      <Slider aria-label="Price" defaultValue={[10, 20]} />
    </>,
  );
  for (const name of ['Volume', 'From Price', 'To Price'])
    await expect.element(screen.getByRole('slider', { name, exact: true })).toBeInTheDocument();
});
