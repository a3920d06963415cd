import { test } from 'vitest';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Progress, type ProgressProps } from './Progress.tsx';

test.for<[ProgressProps, string]>([
  [{}, ''],
  ...(['link', 'primary', 'info', 'success', 'warning', 'danger', 'black', 'text'] as const).map(
    (color): [ProgressProps, string] => [{ color }, `is-${color}`],
  ),
  [{ size: 'small' }, 'is-small'],
  [{ size: 'medium' }, 'is-medium'],
  [{ size: 'large' }, 'is-large'],
  [{ size: 'medium', color: 'success' }, 'is-medium is-success'],
])('A progress bar with %o has a value', ([props, className]) =>
  expectBulmaHtml(
    <Progress value={15} max={100} {...props}>
      15%
    </Progress>,
    `<progress class="progress ${className}" value="15" max="100">15%</progress>`,
  ),
);

test.for<[ProgressProps, string]>([
  [{ size: 'small', color: 'primary' }, 'is-small is-primary'],
  [{ color: 'danger' }, 'is-danger'],
  [{ size: 'medium', color: 'dark' }, 'is-medium is-dark'],
  [{ size: 'large', color: 'info' }, 'is-large is-info'],
])('A progress bar with %o has no value', ([props, className]) =>
  expectBulmaHtml(
    <Progress max={100} {...props}>
      15%
    </Progress>,
    `<progress class="progress ${className}" max="100">15%</progress>`,
  ),
);
