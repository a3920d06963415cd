import type { ComponentType } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import DataTable from '../../docs/recipes/data-table/data-table.demo.tsx';
import ImageGallery from '../../docs/recipes/image-gallery/image-gallery.demo.tsx';
import Pricing from '../../docs/recipes/pricing/pricing.demo.tsx';
import ProductGrid from '../../docs/recipes/product-grid/product-grid.demo.tsx';
import { button, onRequest } from './recipeParts.ts';
import 'bulma/css/bulma.css';

let putBack = () => {};
afterEach(() => {
  vi.restoreAllMocks();
  putBack();
});

/** The data of a recipe, which a user replaces: the list of items with this key that it renders. */
async function dataOf<Item extends object>(key: keyof Item, show: () => Promise<unknown>) {
  const spies = (['filter', 'map'] as const).map((method) => vi.spyOn(Array.prototype, method));
  await show();
  const lists = spies.flatMap(({ mock }) => mock.contexts as unknown as Item[][]);
  for (const spy of spies) spy.mockRestore();
  const data = lists.find(([item]) => typeof item === 'object' && item && key in item)!;
  const before = structuredClone(data);
  putBack = () => void data.splice(0, data.length, ...before);
  return data;
}

/** Shows a recipe with other data. */
async function showWith<Item extends object>(
  Recipe: ComponentType,
  key: keyof Item,
  change: (data: Item[]) => void,
) {
  const data = await dataOf<Item>(key, () => render(<Recipe />));
  await cleanup();
  change(data);
  await render(<Recipe />);
}

test('Data table: when a reload brings fewer pages, the last one is shown', async () => {
  let answer = () => {};
  onRequest((send) => {
    answer = send;
  });
  const orders = await dataOf<{ customer: string }>('customer', async () => {
    await render(<DataTable />);
    answer();
    await button('Goto page 3').click();
  });
  await button('Reload').click();
  orders.length = 7;
  answer();
  await expect.element(page.getByRole('status')).toHaveTextContent('Orders 6 to 7 of 7.');
});

test('Image gallery: without pictures, nothing breaks', async () => {
  await showWith<{ sky: string }>(ImageGallery, 'sky', (data) => {
    data.length = 0;
  });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.getByRole('img').elements()).toEqual([]);
});

test('Product grid: prices with cents are shown and added up exactly', async () => {
  await showWith<{ price: number }>(ProductGrid, 'price', ([cup, bowl]) => {
    cup!.price = 10;
    bowl!.price = 20;
  });
  await expect.element(page.getByText('$0.10', { exact: true })).toBeVisible();
  for (const name of ['Morning cup', 'Wide bowl']) await button(`Add to cart: ${name}`).click();
  await expect.element(page.getByText('Cart: 2 items, $0.30')).toBeVisible();
});

test('Pricing: a price with cents is shown in full', async () => {
  await showWith<{ price: Record<string, number> }>(Pricing, 'price', ([plan]) => {
    plan!.price = { monthly: 9.99, yearly: 8.33 };
  });
  await expect.element(page.getByText('$9.99')).toBeVisible();
});
