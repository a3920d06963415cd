import type { ReactNode } from 'react';
import { Button, Field, Modal } from 'bulmatic';
import { I18nProvider } from 'react-aria-components';
import { Controller, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Focusable } from '../../docs/pieces/shared/DateInput.tsx';
import { FORM_PIECES, type FormPiece } from './formPieces.tsx';
import 'bulma/css/bulma.css';

const inEnglish = {
  wrapper: ({ children }: { children: ReactNode }) => (
    <I18nProvider locale="en-US">{children}</I18nProvider>
  ),
};

const button = (name: string) => page.getByRole('button', { name, exact: true });

/** What a form would submit. */
const valuesIn = (form: Element) => [...new FormData(form as HTMLFormElement).values()];

test.for(Object.entries(FORM_PIECES))(
  '%s: a plain form submits what the keys have set, and a reset brings back what was there',
  async ([, { Piece, first, firstSent, keys, changedSent, keepsEnter, isGroup }]) => {
    const sent = vi.fn();
    let focus = () => {};
    await render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent(valuesIn(event.currentTarget));
        }}
      >
        <Field>
          <Field.Label as={isGroup ? 'span' : 'label'}>Subject</Field.Label>
          <Piece
            name="subject"
            defaultValue={first}
            ref={(control: Focusable | null) => {
              focus = () => control?.focus();
            }}
          />
        </Field>
        <Button type="submit">Send</Button>
        <Button type="reset">Reset</Button>
      </form>,
      inEnglish,
    );
    focus();
    await userEvent.keyboard(keys);
    if (keepsEnter) await button('Send').click();
    else await userEvent.keyboard('{Enter}');
    await expect.poll(() => sent.mock.lastCall).toEqual([changedSent]);
    await button('Reset').click();
    await button('Send').click();
    await expect.poll(() => sent.mock.lastCall).toEqual([firstSent]);
  },
);

interface BookingProps extends FormPiece<unknown> {
  onSave: (value: unknown) => void;
}

/** A modal with a form of React Hook Form, which demands another value. */
function Booking({ Piece, first, isGroup, onSave }: BookingProps) {
  const form = useForm({ defaultValues: { subject: first } });
  const isOther = (value: unknown) => JSON.stringify(value) !== JSON.stringify(first);
  return (
    <Modal defaultOpen>
      <Modal.Background />
      <Modal.Card
        as="form"
        aria-label="Booking"
        noValidate
        onSubmit={(event) => void form.handleSubmit(({ subject }) => onSave(subject))(event)}
      >
        <Modal.CardBody>
          <Controller
            name="subject"
            control={form.control}
            rules={{ validate: (value) => isOther(value) || 'Change it.' }}
            render={({ field: { onChange, ...field }, fieldState }) => (
              <Field>
                <Field.Label as={isGroup ? 'span' : 'label'}>Subject</Field.Label>
                <Piece {...field} onValueChange={onChange} />
                {fieldState.error && <Field.Help error>{fieldState.error.message}</Field.Help>}
              </Field>
            )}
          />
        </Modal.CardBody>
        <Modal.CardFoot>
          <Button type="submit">Save</Button>
          <Button onClick={() => form.reset()}>Undo</Button>
        </Modal.CardFoot>
      </Modal.Card>
    </Modal>
  );
}

const overModal = () => document.querySelector('[data-trigger]');

test.for(Object.entries(FORM_PIECES))(
  '%s: in a field of a modal, React Hook Form focuses it on an error, gets what the keys have set, and sets it back',
  async ([, row]) => {
    const onSave = vi.fn();
    await render(<Booking {...row} onSave={onSave} />, inEnglish);
    const dialog = page.getByRole('dialog');
    await button('Save').click();
    await expect.element(dialog.getByText('Change it.')).toBeVisible();
    const field = document.querySelector('.field')!;
    const hasFocus = () => field.contains(document.activeElement);
    await expect.poll(hasFocus).toBe(true);
    const help = field.querySelector('.help')!;
    const control = () => field.querySelector(`[aria-describedby~="${help.id}"]`);
    // React renders a help text that comes later first, and then the control that it describes.
    await expect.poll(control).not.toBeNull();
    await expect.element(page.elementLocator(control()!)).toHaveAccessibleName(/Subject/);
    if (row.opener) {
      await userEvent.keyboard(row.opener);
      await expect.poll(overModal).not.toBeNull();
      await userEvent.keyboard('{Escape}');
      await expect.poll(overModal).toBeNull();
      await expect.element(dialog).toBeVisible();
      await expect.poll(hasFocus).toBe(true);
    }
    await userEvent.keyboard(row.keys);
    await button('Save').click();
    await expect.poll(() => onSave.mock.lastCall).toEqual([row.changed]);
    await button('Undo').click();
    await expect.poll(() => valuesIn(document.forms[0]!)).toEqual(row.firstSent);
    await expect.element(dialog).toBeVisible();
  },
);

test.for(Object.entries(FORM_PIECES))(
  '%s: a fieldset disables it for keys and the pointer, until it is no longer disabled',
  async ([, { Piece, first, isGroup }]) => {
    const onValueChange = vi.fn();
    const show = (disabled: boolean) => (
      <>
        <Button>Start</Button>
        <fieldset disabled={disabled}>
          <Field>
            <Field.Label as={isGroup ? 'span' : 'label'}>Subject</Field.Label>
            <Piece name="subject" value={first} onValueChange={onValueChange} ref={() => {}} />
          </Field>
        </fieldset>
        <Button>End</Button>
      </>
    );
    const screen = await render(show(true), inEnglish);
    const fieldset = document.querySelector('fieldset')!;
    button('Start').element().focus();
    await userEvent.keyboard('{Tab}');
    await expect.element(button('End')).toHaveFocus();
    for (const part of fieldset.querySelectorAll('button, [role=button]'))
      for (const type of ['pointerdown', 'pointerup'])
        part.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
    expect(overModal()).toBeNull();
    expect(onValueChange).not.toHaveBeenCalled();
    await screen.rerender(show(false));
    const disabled = 'button:disabled, [role=spinbutton][aria-disabled=true]';
    await expect.poll(() => fieldset.querySelector(disabled)).toBeNull();
  },
);
