import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Carousel } from '../../docs/pieces/carousel/Carousel.tsx';
import 'bulma/css/bulma.css';

const BOATS = ['Ferry', 'Kayak'].map((boat) => <p key={boat}>{boat}</p>);

/** What the user sees, and can use. */
async function expectSlide(text: string) {
  const slide = page.getByText(text);
  await expect.element(slide).toBeInViewport({ ratio: 1 });
  expect(slide.element().closest('[inert]')).toBeNull();
}

test('A slide that is selected while the carousel is hidden is in view when it appears', async () => {
  const show = (hidden: boolean, value: number) => (
    <div hidden={hidden}>
      <Carousel label="Boats" value={value}>
        {BOATS}
      </Carousel>
    </div>
  );
  const screen = await render(show(true, 1));
  await screen.rerender(show(false, 1));
  await expectSlide('Kayak');
  await screen.rerender(show(true, 1));
  await expect.element(page.getByText('Kayak')).not.toBeInViewport();
  await screen.rerender(show(true, 0));
  await screen.rerender(show(false, 0));
  await expectSlide('Ferry');
});

test('A click before there are slides doesn’t keep them from being shown', async () => {
  const screen = await render(<Carousel label="Boats">{[]}</Carousel>);
  await screen.getByRole('button', { name: 'Next slide' }).click();
  await screen.rerender(<Carousel label="Boats">{BOATS}</Carousel>);
  await expectSlide('Ferry');
  await screen.getByRole('button', { name: 'Next slide' }).click();
  await expectSlide('Kayak');
});
