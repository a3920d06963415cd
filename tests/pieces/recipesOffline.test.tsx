import type { ComponentType } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import Booking from '../../docs/recipes/booking/booking.demo.tsx';
import Checkout from '../../docs/recipes/checkout/checkout.demo.tsx';
import Login from '../../docs/recipes/login/login.demo.tsx';
import NotFound from '../../docs/recipes/not-found/not-found.demo.tsx';
import Onboarding from '../../docs/recipes/onboarding/onboarding.demo.tsx';
import SettingsDemo from '../../docs/recipes/settings/settings.demo.tsx';
import SignUp from '../../docs/recipes/sign-up/sign-up.demo.tsx';
import Wizard from '../../docs/recipes/wizard/wizard.demo.tsx';
import {
  ADDRESS,
  button,
  field,
  fillCheckout,
  fillWizard,
  focusGroup,
  onRequest,
} from './recipeParts.ts';
import 'bulma/css/bulma.css';

afterEach(() => vi.restoreAllMocks());

/** What users send to the server of a recipe. */
const SENT: [string, ComponentType, () => Promise<unknown>][] = [
  [
    'Booking form',
    Booking,
    async () => {
      await page.getByRole('combobox', { name: 'Trip' }).fill('her');
      await userEvent.keyboard('{ArrowDown}{Enter}');
      await focusGroup('Date');
      await userEvent.keyboard('06172025');
      await page.getByLabelText('Guests').fill('Ada,');
      await button('Book').click();
    },
  ],
  [
    'Checkout',
    Checkout,
    async () => {
      await fillCheckout();
      await button('Order and pay').click();
    },
  ],
  [
    'Login',
    Login,
    async () => {
      await field('Email').fill(ADDRESS);
      await page.getByLabelText('Password', { exact: true }).fill('engine');
      await button('Log in').click();
    },
  ],
  [
    'Not found',
    NotFound,
    async () => {
      await page.getByRole('searchbox').fill('book');
      await button('Search').click();
    },
  ],
  [
    'Onboarding',
    Onboarding,
    async () => {
      await field('Name of the harbor').fill('Port Ellery');
      await button('Save and continue').click();
    },
  ],
  [
    'Settings',
    SettingsDemo,
    async () => {
      await field('Name').fill('Ada Lind');
      await button('Save').click();
    },
  ],
  [
    'Sign up',
    SignUp,
    async () => {
      await field('Name').fill('Ada');
      await field('Email').fill(ADDRESS);
      await page.getByLabelText('Password', { exact: true }).fill('a short sentence');
      await page.getByRole('checkbox').click();
      await button('Create account').click();
    },
  ],
  [
    'Wizard',
    Wizard,
    async () => {
      await fillWizard('Ada');
      await button('Book the berth').click();
    },
  ],
];

test.for(SENT)(
  '%s: when the server is out of reach, an alert says so, and the user can try again',
  async ([, Recipe, send]) => {
    onRequest(() => {
      throw new Error('Offline');
    });
    await render(<Recipe />);
    await send();
    const alert = page.getByRole('alert').filter({ hasText: 'We can’t reach the server.' });
    await expect.element(alert).toBeVisible();
    expect(document.querySelector('.is-loading')).toBeNull();
  },
);
