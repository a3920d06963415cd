import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeContract } from '../../tests/contract.tsx';
import { Progress } from './Progress.tsx';

describeContract(Progress, {
  element: 'progress',
  className: 'progress',
  props: { 'aria-label': 'Upload', value: 15, max: 100 },
});

test('A progress bar shows a value out of a maximum', async () => {
  const screen = await render(
    <Progress value={15} max={100} aria-label="Upload">
      15%
    </Progress>,
  );
  expect(screen.container.innerHTML).toBe(
    '<progress value="15" max="100" aria-label="Upload" class="progress">15%</progress>',
  );
  const bar = screen.getByRole('progressbar', { name: 'Upload' }).element() as HTMLProgressElement;
  expect(bar.position).toBe(0.15);
});

test('At 0 a progress bar has a value; without one it is indeterminate', async () => {
  const { container } = await render(
    <>
      <Progress value={0} max={100} />
      <Progress max={100} />
    </>,
  );
  expect([...container.children].map((bar) => bar.matches(':indeterminate'))).toEqual([
    false,
    true,
  ]);
});

test('A label names the progress bar', async () => {
  const screen = await render(
    <>
      <label htmlFor="upload">Photos</label>
      <Progress id="upload" />
    </>,
  );
  await expect.element(screen.getByLabelText('Photos')).toHaveRole('progressbar');
});

test('A progress bar has colors and sizes', async () => {
  const { container } = await render(
    <>
      <Progress color="primary" size="small" />
      <Progress color="success" size="medium" />
      <Progress color="danger" size="large" />
    </>,
  );
  expect([...container.children].map(({ className }) => className)).toEqual([
    'progress is-primary is-small',
    'progress is-success is-medium',
    'progress is-danger is-large',
  ]);
});
