'use client';

import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Block } from 'bulmatic';
import {
  Focusable,
  Tooltip as AriaTooltip,
  TooltipTrigger,
  type TooltipProps as AriaTooltipProps,
} from 'react-aria-components';

export interface TooltipProps {
  /** A few words, with nothing to click. Screen readers read them after the name of the control. */
  text: ReactNode;
  /** The control: one element that can get the focus, such as a `Button`. */
  children: ReactElement;
  /** Where it opens, if there is enough space: `top`, `bottom`, `start`, `end` and others. */
  placement?: AriaTooltipProps['placement'];
  /** How long the pointer has to rest on the control, in milliseconds. The focus shows the text at once. */
  delay?: number;
}

/** Words about a control, shown while the pointer or the focus is on it. */
export function Tooltip({ text, children, placement = 'top', delay = 500 }: TooltipProps) {
  return (
    <TooltipTrigger delay={delay}>
      <Focusable>{children as ComponentProps<typeof Focusable>['children']}</Focusable>
      {/* While a Bulmatic modal is open, nothing outside it can be used without this attribute. */}
      <AriaTooltip data-over-modal placement={placement} offset={6}>
        <Block
          textSize={7}
          radius="normal"
          px={3}
          py={2}
          style={{
            // The inverted colors of the page, in light and dark mode.
            background: 'var(--bulma-text-strong)',
            color: 'var(--bulma-scheme-main)',
            // Visible with forced colors.
            outline: '1px solid transparent',
            maxWidth: 'min(18rem, 100vw - 2rem)',
          }}
        >
          {text}
        </Block>
      </AriaTooltip>
    </TooltipTrigger>
  );
}
