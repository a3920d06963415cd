/** The module of a component that does not exist. */
export const MODULE = 'library/src/elements/Ribbon.tsx';
export const ENTRY = 'library/src/index.ts';
export const TEST = 'library/src/elements/Ribbon.test.tsx';
export const DEMO = 'docs/components/elements/ribbon/basic.demo.tsx';
export const PAGE = 'docs/components/elements/ribbon/index.mdx';
export const PICTURE = 'docs/components/_gallery/ribbon.demo.tsx';
export const CHANGESET = '.changeset/add-ribbon.md';

/** The files of a component that does not exist, in the order of the guide. Its class is that of `Tag`. */
export const FILES: Readonly<Record<string, string>> = {
  [MODULE]: `import type { ElementType } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { PolymorphicProps } from '../props/polymorphic.ts';

/** Props of {@link Ribbon}. */
export interface RibbonProps extends BulmaClassesProps {
  /** Tone of the band. */
  color?: 'primary' | 'danger';
  /** Only a line around it. */
  outlined?: boolean;
}

const modifiers = {
  color: 'is',
  outlined: 'is-outlined',
} satisfies OwnModifiers<RibbonProps>;

/** A band with a word, for what is new. */
export function Ribbon<Element extends ElementType = 'span'>({
  as,
  ...props
}: PolymorphicProps<Element, RibbonProps>) {
  const Root: ElementType = as ?? 'span';
  return <Root {...useBulmaClasses(props, 'tag', modifiers)} />;
}
`,
  [TEST]: `import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeContract } from '../../tests/contract.tsx';
import { Ribbon } from './Ribbon.tsx';

describeContract(Ribbon, { element: 'span', className: 'tag', props: { children: 'New' } });

test('A ribbon may be a line', async () => {
  const screen = await render(<Ribbon outlined>New</Ribbon>);
  await expect.element(screen.getByText('New')).toHaveClass('is-outlined');
});
`,
  [DEMO]: `import { Ribbon } from 'bulmatic';

export default function RibbonBasic() {
  return (
    <>
      <Ribbon color="primary">New</Ribbon>
      <Ribbon color="danger" outlined>
        Last day
      </Ribbon>
    </>
  );
}
`,
  [PAGE]: `---
title: Ribbon
description: 'React ribbon component for Bulma that marks something new: tones, outline and round ends.'
---

import Demo from '@site/src/demos/Demo';
import basic from './basic.demo.tsx?demo';

<Demo demo={basic} />

## When to use it

Use a ribbon to mark what is new.
`,
  [PICTURE]: `import { Ribbon } from 'bulmatic';

export default function RibbonPicture() {
  return <Ribbon color="primary">New</Ribbon>;
}
`,
  [CHANGESET]: "---\n'bulmatic': minor\n---\n\n`Ribbon` says in a word what is new.\n",
};
