import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { Field } from 'bulmatic';
import { FileDrop } from '../../docs/pieces/file-drop/FileDrop.tsx';

const SONGS = ['choir.txt', 'solo.txt'].map((name) => new File(['la la la'], name));

test('A file drop that is disabled, or whose field or fieldset is, takes no files and removes none', async () => {
  const onValueChange = vi.fn();
  const screen = await render(
    <>
      <FileDrop value={SONGS} disabled onValueChange={onValueChange} />
      <Field disabled>
        <Field.Label>Songs</Field.Label>
        <FileDrop value={SONGS} onValueChange={onValueChange} />
      </Field>
      <fieldset disabled>
        <FileDrop value={SONGS} onValueChange={onValueChange} />
      </fieldset>
    </>,
  );
  for (const button of screen.getByRole('button').elements()) expect(button).toBeDisabled();
  for (const input of screen.getByLabelText('Select files').elements()) {
    expect(input).toBeDisabled();
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['la'], 'tune.txt'));
    input.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
  }
  expect(onValueChange).not.toHaveBeenCalled();
});

test('It tells when the focus leaves its button and its list, and not when it moves between them', async () => {
  const onBlur = vi.fn();
  const screen = await render(
    <>
      <FileDrop value={SONGS} onBlur={onBlur} />
      <button>Send</button>
    </>,
  );
  screen.getByLabelText('Select files').element().focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: 'Remove choir.txt' })).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  expect(onBlur).not.toHaveBeenCalled();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
  expect(onBlur).toHaveBeenCalledOnce();
});

test('A form submits no selection that was refused, but what was there before', async () => {
  const onError = vi.fn();
  const screen = await render(
    <form>
      <FileDrop name="songs" types={['.txt']} onError={onError} />
    </form>,
  );
  const input = screen.getByLabelText('Select files');
  const songs = () =>
    new FormData(document.forms[0]).getAll('songs').map((song) => (song as File).name);
  await userEvent.upload(input, SONGS);
  await expect.poll(songs).toEqual(['choir.txt', 'solo.txt']);
  await userEvent.upload(input, new File(['la'], 'tune.mp3'));
  await expect
    .poll(() => onError.mock.lastCall)
    .toEqual([['tune.mp3 is of a type that isn’t accepted.']]);
  await expect.poll(songs).toEqual(['choir.txt', 'solo.txt']);
});
