'use client';

import {
  useLayoutEffect,
  useRef,
  type CSSProperties,
  type FormEventHandler,
  type ReactNode,
} from 'react';
import { Modal, type ModalProps } from 'bulmatic';
import { slideIn } from '../shared/slideIn';

export interface DrawerProps extends ModalProps {
  /** Whether the drawer is open. Set `onOpenChange` too. */
  open?: ModalProps['open'];
  /** Called with `false` when the user presses Escape, clicks outside, or clicks `Modal.Delete`. */
  onOpenChange?: ModalProps['onOpenChange'];
  /** The side on which it opens. In right-to-left text, `start` is on the right. */
  side?: 'start' | 'end';
  /** How wide it is in wider windows: 25, 32 or 48 rem. */
  size?: 'small' | 'medium' | 'large';
  /** If set, the drawer is a form. Its buttons with `type="submit"` submit it. */
  onSubmit?: FormEventHandler<HTMLFormElement>;
  /** The parts of a card: `Modal.CardHead` with a `Modal.CardTitle`, `Modal.CardBody` and `Modal.CardFoot`. */
  children: ReactNode;
}

const WIDTHS = { small: '25rem', medium: '32rem', large: '48rem' };

/** The variables of Bulma that make a card as tall as the window, without round corners. */
const SQUARE = {
  '--bulma-modal-card-spacing': '0px',
  '--bulma-modal-card-head-radius': 0,
  '--bulma-modal-card-foot-radius': 0,
} as CSSProperties;

/** A modal at the side of the window. */
export function Drawer({
  open,
  side = 'end',
  size = 'small',
  onSubmit,
  children,
  ...props
}: DrawerProps) {
  const panel = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    if (!open || !panel.current) return;
    const isRightToLeft = getComputedStyle(panel.current).direction === 'rtl';
    slideIn(panel.current, (side === 'end') === isRightToLeft ? '-100% 0' : '100% 0');
  }, [open, side]);

  return (
    <Modal open={open} {...props}>
      <Modal.Background />
      <Modal.Card
        as={onSubmit ? 'form' : 'div'}
        ref={panel as never}
        onSubmit={onSubmit}
        alignSelf={side === 'end' ? 'flex-end' : 'flex-start'}
        m={0}
        style={{ ...SQUARE, height: '100%', width: '100%', maxWidth: WIDTHS[size] }}
      >
        {children}
      </Modal.Card>
    </Modal>
  );
}
