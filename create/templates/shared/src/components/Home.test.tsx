import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Home } from './Home';

afterEach(cleanup);

const email = () => screen.getByRole('textbox', { name: 'Email' });
const signUp = () => fireEvent.click(screen.getByRole('button', { name: 'Sign up' }));

test('The first screen has the name of the app as its heading', () => {
  render(<Home />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('my-app');
});

test('An address without an @ is wrong, and the field says why', () => {
  render(<Home />);
  fireEvent.change(email(), { target: { value: 'ada' } });
  signUp();
  expect(email()).toHaveAccessibleDescription('Enter an address such as ada@example.com.');
  expect(email()).toHaveFocus();
});

test('Signing up with an address is confirmed', () => {
  render(<Home />);
  fireEvent.change(email(), { target: { value: 'ada@example.com' } });
  signUp();
  expect(screen.getByRole('status')).toHaveTextContent('Thank you.');
});
