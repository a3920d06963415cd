/** The files of a piece that doesn't exist, by their paths. */
export const PIECE: Readonly<Record<string, string>> = {
  'docs/pieces/hint/Hint.tsx': `import type { ReactNode } from 'react';
import { Notification } from 'bulmatic';

export interface HintProps {
  /** What the user may want to know. */
  children: ReactNode;
}

/** A remark beside the text. */
export function Hint({ children }: HintProps) {
  return (
    <Notification color="info" light role="note">
      {children}
    </Notification>
  );
}
`,
  'docs/pieces/hint/basic.demo.tsx': `import { Hint } from './Hint.tsx';

export default function HintBasic() {
  return <Hint>The library closes at six.</Hint>;
}
`,
  'docs/pieces/hint/index.mdx': `---
title: Hint
description: 'Hint for React with Bulma: a remark beside the text that screen readers know as a note, in the colors of the theme.'
---

import Demo from '@site/src/demos/Demo';
import basic from './basic.demo.tsx?demo';

<Demo demo={basic} />

## Add it

<AddPiece />

## Props

<PieceProps of="Hint" />

## Code

<PieceCode />
`,
};
