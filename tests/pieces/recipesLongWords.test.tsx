import type { ComponentType } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { toast } from '../../docs/pieces/toaster/Toaster.tsx';
import CalendarApp from '../../docs/recipes/calendar-app/calendar-app.demo.tsx';
import Checkout from '../../docs/recipes/checkout/checkout.demo.tsx';
import Kanban from '../../docs/recipes/kanban/kanban.demo.tsx';
import Loans from '../../docs/recipes/loans/loans.demo.tsx';
import Members from '../../docs/recipes/members/members.demo.tsx';
import NotFound from '../../docs/recipes/not-found/not-found.demo.tsx';
import Wizard from '../../docs/recipes/wizard/wizard.demo.tsx';
import { ADDRESS, button, field, fillCheckout, fillWizard, WORD } from './recipeParts.ts';
import 'bulma/css/bulma.css';

const WIDTH = innerWidth;
afterEach(() => {
  // They outlive the app, and would cover the buttons of the next one.
  toast.closeAll();
  return page.viewport(WIDTH, 800);
});

/** What users do with a long word in a recipe, and what it is shown in. */
const LONG: [string, ComponentType, () => Promise<unknown>, RegExp][] = [
  [
    'Calendar app',
    CalendarApp,
    async () => {
      await button('New event').click();
      await field('Title').fill(WORD);
      await userEvent.keyboard('{Enter}');
    },
    /^09:00 Lighthouse/,
  ],
  [
    'Checkout',
    Checkout,
    async () => {
      await fillCheckout();
      await userEvent.keyboard('{Enter}');
    },
    /We wrote to ada/,
  ],
  [
    'Kanban board',
    Kanban,
    async () => {
      await field('New card').fill(WORD);
      await userEvent.keyboard('{Enter}');
    },
    /^Lighthouse.*Planned\.$/,
  ],
  [
    'Members',
    Members,
    async () => {
      await button('Invite').click();
      await field('Name').fill(WORD);
      await field('Email').fill(ADDRESS);
      await userEvent.keyboard('{Enter}');
    },
    /The invitation is on its way/,
  ],
  [
    'Not found',
    NotFound,
    async () => {
      await page.getByRole('searchbox').fill(WORD);
      await userEvent.keyboard('{Enter}');
    },
    /Nothing found for “Lighthouse/,
  ],
  [
    'Small app',
    Loans,
    async () => {
      await button('Lend a tool').click();
      await field('Person').fill(WORD);
      await userEvent.keyboard('{Enter}');
    },
    /^Lighthouse/,
  ],
  ['Wizard', Wizard, () => fillWizard(WORD), /^Lighthouse/],
];

test.for(LONG)(
  '%s: a word that is wider than a phone is broken',
  async ([, Recipe, use, shown]) => {
    await page.viewport(390, 800);
    await render(<Recipe />);
    await use();
    await expect.element(page.getByText(shown).last()).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth - clientWidth).toBeLessThanOrEqual(0);
  },
);
