import type { ReactNode } from 'react';
import { expect, expectTypeOf, test } from 'vitest';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { useBulmaClasses, type BulmaClassesProps } from './useBulmaClasses.ts';

test.for<[BulmaClassesProps, string]>([
  [
    { textColor: 'primary-35-invert', backgroundColor: 'grey-dark' },
    'has-text-primary-35-invert has-background-grey-dark',
  ],
  [{ background: true, palette: 'link' }, 'has-background is-palette-link'],
  [{ m: 0, mx: 'auto', pt: 6, marginless: true }, 'm-0 mx-auto pt-6 marginless'],
  [
    { gap: 1.5, columnGap: 0, rowGap: 8, gapless: true },
    'is-gap-1.5 is-column-gap-0 is-row-gap-8 is-gapless',
  ],
  [
    { textSize: { base: 3, tablet: 1 }, textWeight: 'bold' },
    'is-size-3 is-size-1-tablet has-text-weight-bold',
  ],
  [
    { textAlign: { desktopOnly: 'right' }, family: 'code', italic: true },
    'has-text-right-desktop-only is-family-code is-italic',
  ],
  [{ display: { base: 'flex', mobile: 'hidden' } }, 'is-flex is-hidden-mobile'],
  [{ invisible: { touch: true }, srOnly: true }, 'is-invisible-touch is-sr-only'],
  [{ skeleton: true, hasSkeleton: true }, 'is-skeleton has-skeleton'],
  [
    { flexDirection: 'row-reverse', alignSelf: 'stretch', flexGrow: 0 },
    'is-flex-direction-row-reverse is-align-self-stretch is-flex-grow-0',
  ],
  [
    { float: 'left', overflowX: 'auto', position: 'sticky' },
    'is-float-left is-overflow-x-auto is-position-sticky',
  ],
  [
    { aspectRatio: '16by9', radius: 'large', clickable: true },
    'is-aspect-ratio-16by9 has-radius-large is-clickable',
  ],
])('The helper props %o become the classes %s', ([props, classes]) => {
  expect(useBulmaClasses(props)).toEqual({ className: classes });
});

test('What is no class stays as it is', () => {
  const rest = useBulmaClasses({ title: 'Given', mt: 3, p: undefined });
  expect(Object.entries(rest)).toEqual([
    ['title', 'Given'],
    ['className', 'mt-3'],
  ]);
});

test('A prop with an empty modifier is neither a class nor an attribute', () => {
  const props = { as: 'a', mt: 1 };
  expect(useBulmaClasses(props, 'b', { as: '' })).toEqual({ className: 'b mt-1' });
});

test('Without any class there is no className', () => {
  expect(useBulmaClasses({ underlined: false })).toEqual({ className: undefined });
});

test('The classes come in one order: base, modifiers and helpers as they were given, and the caller’s own', () => {
  const props = { className: 'mine stage', mt: 4, lit: true, size: 'large', p: 2 } as const;
  const { className } = useBulmaClasses(props, ['stage', { 'is-on': true }], {
    size: 'is',
    lit: 'is-lit',
  });
  expect(className).toBe('stage is-on is-lit is-large mt-4 p-2 mine');
});

test('A modifier wins over a helper of the same name', () => {
  expect(useBulmaClasses({ gap: 2 }, 'columns', { gap: 'is' })).toEqual({
    className: 'columns is-2',
  });
});

test('A color for which Bulma has no class is a type error', () => {
  expectTypeOf<'text-strong'>().not.toExtend<NonNullable<BulmaClassesProps['textColor']>>();
  expectTypeOf<'text-35'>().toExtend<NonNullable<BulmaClassesProps['textColor']>>();
});

interface StageProps extends Omit<BulmaClassesProps, 'gap'> {
  lit?: boolean;
  /** In place of the helper of this name. */
  gap?: { base: 1 };
  children?: ReactNode;
}

function Stage(props: StageProps) {
  const rest = useBulmaClasses(props, 'stage', { lit: 'is-lit', gap: 'is' });
  expectTypeOf(rest).toEqualTypeOf<Omit<StageProps, keyof BulmaClassesProps | 'lit'>>();
  return <section {...rest} />;
}

test('A component of your own takes the helper props, or others in their place', async () => {
  await expectBulmaHtml(
    <Stage lit gap={{ base: 1 }} mt={4}>
      Lit
    </Stage>,
    '<section class="stage is-lit is-1 mt-4">Lit</section>',
  );
});
