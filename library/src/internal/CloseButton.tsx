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
import { focusedElement, holds } from './shadow.ts';

type Size = DeleteProps['size'];

const SizeContext = createContext<Size>(undefined);

/** Sets the size of the close buttons inside. It is a part of its own, since a server component has no contexts. */
export function CloseButtonSize({ size, children }: { size: Size; children: ReactNode }) {
  return <SizeContext value={size}>{children}</SizeContext>;
}

interface CloseButtonProps extends ComponentPropsWithRef<'button'> {
  closeLabel: string | undefined;
  /** Where the focus goes when the button, and all that it closes, goes away with it. */
  finalFocus: RefObject<HTMLElement | null> | undefined;
}

const focus = (element: CloseButtonProps['finalFocus']) => element?.current?.focus();

/** The button that closes the message or notification that it stands in. */
export function CloseButton({ closeLabel, finalFocus, onClick }: CloseButtonProps) {
  const size = useContext(SizeContext);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const closes = button.current?.closest('.message, .notification') ?? null;
    return () => {
      if (!holds(closes, focusedElement())) return;
      // React runs this without removing anything too, as it does in Strict Mode.
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
