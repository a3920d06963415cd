'use client';

import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Box, Title } from 'bulmatic';
import {
  Dialog,
  DialogTrigger,
  Heading,
  OverlayArrow,
  Popover as AriaPopover,
  Pressable,
  type PopoverProps as AriaPopoverProps,
} from 'react-aria-components';

export interface PopoverProps {
  /** The button that opens it, such as a `Button`. */
  trigger: ReactElement;
  /** The heading, which names the popover. Without it, the button names the popover. */
  title?: ReactNode;
  /** What it shows. A function gets `close`, which closes the popover. */
  children: ReactNode | ((options: { close: () => void }) => ReactNode);
  /** Where it opens, if there is enough space: `bottom`, `top end`, `start` and others. */
  placement?: AriaPopoverProps['placement'];
  /** Whether an arrow points to the button. */
  arrow?: boolean;
  /** Whether it is open. Set `onOpenChange` too. */
  open?: boolean;
  /** Whether it is open at first, if you don’t set `open`. */
  defaultOpen?: boolean;
  /** Called when the user opens or closes it. */
  onOpenChange?: (open: boolean) => void;
}

const TURNS = { top: 0, right: 90, bottom: 180, left: 270, center: 0 };

const LINE = '1px solid var(--bulma-border)';

/** A small dialog next to the button that opens it. */
export function Popover({
  trigger,
  title,
  children,
  placement = 'bottom',
  arrow = false,
  open,
  defaultOpen,
  onOpenChange,
}: PopoverProps) {
  return (
    <DialogTrigger isOpen={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <Pressable>{trigger as ComponentProps<typeof Pressable>['children']}</Pressable>
      {/* While a Bulmatic modal is open, nothing outside it can be used without this attribute. */}
      <AriaPopover data-over-modal placement={placement} offset={arrow ? 12 : 4}>
        {arrow && (
          <OverlayArrow>
            {({ placement }) => (
              <svg
                width="16"
                height="8"
                viewBox="0 0 16 8"
                display="block"
                fill="var(--bulma-scheme-main)"
                stroke="var(--bulma-border)"
                // It overlaps the border of the box by one pixel, so that no line shows between them.
                style={{ rotate: `${TURNS[placement ?? 'top']}deg`, transform: 'translateY(-1px)' }}
                aria-hidden
              >
                <path d="M0 0l8 7 8-7" />
              </svg>
            )}
          </OverlayArrow>
        )}
        <Box m={0} p={4} style={{ border: LINE, maxWidth: 'min(24rem, 100vw - 2rem)' }}>
          <Dialog style={{ outline: 'none' }}>
            {(options) => (
              <>
                {title && (
                  <Title as={Heading} slot="title" size={6} mb={3}>
                    {title}
                  </Title>
                )}
                {typeof children === 'function' ? children(options) : children}
              </>
            )}
          </Dialog>
        </Box>
      </AriaPopover>
    </DialogTrigger>
  );
}
