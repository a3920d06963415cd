import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { toast } from '../../docs/pieces/toaster/Toaster.tsx';
import Booking from '../../docs/recipes/booking/booking.demo.tsx';
import CalendarApp from '../../docs/recipes/calendar-app/calendar-app.demo.tsx';
import Checkout from '../../docs/recipes/checkout/checkout.demo.tsx';
import Inbox from '../../docs/recipes/inbox/inbox.demo.tsx';
import Loans from '../../docs/recipes/loans/loans.demo.tsx';
import Members from '../../docs/recipes/members/members.demo.tsx';
import Onboarding from '../../docs/recipes/onboarding/onboarding.demo.tsx';
import SettingsDemo from '../../docs/recipes/settings/settings.demo.tsx';
import Wizard from '../../docs/recipes/wizard/wizard.demo.tsx';
import { ADDRESS, button, field, focusGroup, onRequest, WORD } from './recipeParts.ts';
import 'bulma/css/bulma.css';

const WIDTH = innerWidth;
afterEach(() => {
  vi.restoreAllMocks();
  // They outlive the app, and would cover the buttons of the next one.
  toast.closeAll();
  return page.viewport(WIDTH, 800);
});

test('Booking form: a day on which the club is closed, a time at night and too many guests are refused at their fields', async () => {
  await render(<Booking />);
  await page.getByRole('combobox', { name: 'Trip' }).fill('her');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await focusGroup('Date');
  await userEvent.keyboard('06162025');
  await focusGroup('Time');
  await userEvent.keyboard('1100p');
  await page.getByLabelText('Guests').fill('Ada,Bo,Cy,Di,Ed,Flo,Gus,Hal,Ida,');
  await button('Book').click();
  const described = (name: string, text: RegExp) =>
    expect.element(page.getByRole('group', { name })).toHaveAccessibleDescription(text);
  await described('Date', /Select a day from Tuesday to Sunday\./);
  await described('Time', /Enter a time from 9 AM to 6 PM\./);
  await expect
    .element(page.getByLabelText('Guests'))
    .toHaveAccessibleDescription(/Name at most eight guests\./);
  await focusGroup('Date');
  await userEvent.keyboard('06172025');
  await focusGroup('Time');
  await userEvent.keyboard('0600p');
  await page.getByRole('button', { name: 'Remove Ida' }).click();
  await button('Book').click();
  await expect.element(page.getByText('Booked: Heron Island, 2025-06-17.')).toBeVisible();
});

test('Calendar app: the events of a tablet are as wide as their day', async () => {
  await page.viewport(800, 800);
  await render(<CalendarApp />);
  const events = page
    .getByRole('cell')
    .getByRole('button', { name: /^\d\d:/ })
    .elements();
  expect(events.length).toBeGreaterThan(5);
  for (const event of events) {
    expect(event.scrollWidth, event.textContent).toBeLessThanOrEqual(event.clientWidth);
    expect(event.scrollHeight, event.textContent).toBeLessThanOrEqual(event.clientHeight);
  }
});

test('Calendar app: a day or time that is not complete gets the focus when the user saves', async () => {
  await render(<CalendarApp />);
  await button('New event').click();
  await field('Title').fill('Regatta');
  for (const [name, keys, message] of [
    ['Day', '06142025', 'Enter the day, month and year.'],
    ['Time', '0900a', 'Enter the hour and minute.'],
  ] as const) {
    const group = page.getByRole('group', { name });
    await focusGroup(name);
    await userEvent.keyboard('{Backspace}{Backspace}');
    await button('Save').click();
    await expect.element(group.getByRole('spinbutton').first()).toHaveFocus();
    await expect.element(group).toHaveAccessibleDescription(message);
    await userEvent.keyboard(keys);
  }
  await button('Save').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('Small app: a filter that finds no loan says so', async () => {
  await render(<Loans />);
  for (const loan of page.getByRole('checkbox', { checked: false }).elements())
    await page.elementLocator(loan).click();
  await button('Show: All').click();
  await page.getByRole('menuitem', { name: 'Lent' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('No loans.');
});

test.for([
  ['Calendar app', CalendarApp, 'New event', 'Title'],
  ['Members', Members, 'Invite', 'Name'],
] as const)(
  '%s: a long name leaves the close button of its dialog in view on a phone',
  async ([, Recipe, add, label]) => {
    await page.viewport(390, 800);
    await render(<Recipe />);
    await button(add).click();
    await field(label).fill(`A committee of ${WORD}`);
    await userEvent.keyboard(label === 'Name' ? `{Tab}${ADDRESS}{Enter}` : '{Enter}');
    await page
      .getByRole('button', { name: /A committee of/ })
      .last()
      .click();
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
    await expect.element(close).toBeInViewport({ ratio: 1 });
  },
);

test.for([
  ['Checkout', Checkout, 'Order and pay'],
  ['Wizard', Wizard, 'Next'],
] as const)('%s: a name of spaces is no name', async ([, Recipe, send]) => {
  await render(<Recipe />);
  await field('Email').fill(ADDRESS);
  await field('Name').fill('  ');
  await button(send).click();
  await expect.element(field('Name')).toHaveAccessibleDescription('Enter your name.');
});

test('Members: when all are removed, the page says that nobody is there', async () => {
  await render(<Members />);
  for (let left = 3; left >= 0; left--) {
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click();
    // The driver of WebKit clicks where a drawer was before it has moved in.
    await expect.poll(() => document.getAnimations()).toEqual([]);
    await button('Remove from the team').click();
    await button('Remove').click();
    await expect.element(page.getByText(`${left} of ${left} members`)).toBeVisible();
    // Those that offer to undo it stay, and would cover the next dialog in a small window.
    toast.closeAll();
  }
  await expect.element(page.getByText('No members yet')).toBeVisible();
  await expect.element(button('Show all members')).not.toBeInTheDocument();
});

test('Inbox: without messages, there is none to select', async () => {
  await render(<Inbox />);
  for (let left = 3; left >= 0; left--) {
    await page.getByRole('option').first().click();
    await button('Archive').click();
    await expect.poll(() => page.getByRole('option').elements().length).toBe(left);
  }
  await expect.element(page.getByText('Select a message to read it.')).not.toBeInTheDocument();
});

test('Settings: what is saved on one tab stays saved while another one is', async () => {
  await render(<SettingsDemo />);
  const profile = page.getByRole('tab', { name: /Profile/ });
  await field('Name').fill('Ada Lind');
  await button('Save').click();
  await page.getByRole('tab', { name: 'Messages' }).click();
  await page.getByLabelText('7 days').click();
  await button('Save').click();
  await expect.element(page.getByRole('status')).toHaveTextContent('All changes are saved.');
  await expect.element(profile).toHaveAccessibleName('Profile');
});

test('Onboarding: a task that is skipped while another one is saved stays skipped', async () => {
  let answer = () => {};
  onRequest((send) => {
    answer = send;
  });
  await render(<Onboarding />);
  await field('Name of the harbor').fill('Port Ellery');
  await button('Save and continue').click();
  await button('Invite your team').click();
  await button('Skip').click();
  answer();
  await expect.element(page.getByText('1 of 3 done')).toBeVisible();
  await expect.element(button('Name your harbor done')).toBeVisible();
  await expect.element(button('Invite your team skipped')).toBeVisible();
});
