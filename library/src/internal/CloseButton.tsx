'use client';

import {
  createContext,
  useContext,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithRef,
  type ReactNode,
  type RefObject,
} from 'react';
import { Delete, type DeleteProps } from '../elements/Delete.tsx';
import { focusedElement, holds } from './dom.ts';

type Size = DeleteProps['size'];

const SizeContext = createContext<Size>(undefined);

/**
 * Sets the size of the close buttons inside it. It is a separate component, because server components have no contexts.
 */
export function CloseButtonSize({ size, children }: { size: Size; children: ReactNode }) {
  return <SizeContext value={size}>{children}</SizeContext>;
}

interface CloseButtonProps extends ComponentPropsWithRef<'button'> {
  closeLabel: string | undefined;
  /** Where the focus goes when the button is removed, together with what it closes. */
  finalFocus: RefObject<HTMLElement | null> | undefined;
}

const focus = (element: CloseButtonProps['finalFocus']) => element?.current?.focus();

/** The button that closes the message or notification around it. */
export function CloseButton({ closeLabel, finalFocus, onClick }: CloseButtonProps) {
  const size = useContext(SizeContext);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const closes = button.current?.closest('.message, .notification') ?? null;
    return () => {
      if (!holds(closes, focusedElement(closes?.ownerDocument))) return;
      // React also runs this without removing anything, for example in Strict Mode.
      queueMicrotask(() => closes?.isConnected || focus(finalFocus));
    };
  }, [finalFocus]);
  return (
    <Delete
      ref={button}
      size={size}
      {...(closeLabel && { 'aria-label': closeLabel })}
      onClick={onClick}
    />
  );
}
