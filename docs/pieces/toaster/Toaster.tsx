'use client';

import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { Block, Box, Button, Delete, Icon, useBulmaClasses } from 'bulmatic';
import { slideIn } from '../shared/slideIn';
import { useCalmTimer } from '../shared/useCalmTimer';
import { toast, toastStore, type Toast } from './toast';

export { toast } from './toast';

export interface ToasterProps {
  /** How many toasts are shown at once. The others wait until one is closed. */
  max?: number;
  /** The edge of the window where toasts appear. At the `bottom`, they cover the buttons of a drawer. */
  position?: 'top' | 'bottom';
  /** How long a toast stays, in milliseconds. Errors, and toasts with an action, stay until the user closes them. */
  duration?: number;
}

const TEXTS = {
  close: (text: string) => `Close: ${text}`,
  closeAll: 'Close all',
  more: (count: number) => `${count} more`,
};

const CIRCLE = 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z';
const ICONS = {
  success: { color: 'success-on-scheme', path: 'M7.5 12.5l3 3 6-7' },
  error: { color: 'danger-on-scheme', path: 'M12 7v6M12 16v1' },
  info: { color: 'info-on-scheme', path: 'M12 7v1M12 11v6' },
  loading: { color: undefined, path: '' },
} as const;

/** All toasts stay while the user reads one of them. */
const IN_USE = '[data-over-modal]:is(:hover, :has(:focus-visible)) *';

const COLUMN = { display: 'flex', flexDirection: 'column', gap: 1, m: 0 } as const;

// Without a border, only its shadow would separate a box from the page.
const BORDER = { border: '1px solid var(--bulma-border)' };
const ROW = { display: 'flex', alignItems: 'center', gap: 2, m: 0, px: 4, style: BORDER } as const;

interface ToastItemProps extends Toast {
  defaultDuration: number;
  /** Called before it is closed, so that the focus can move on. */
  onLeave: (item: Element) => void;
}

function ToastItem({ id, kind, text, action, defaultDuration, onLeave, ...own }: ToastItemProps) {
  const item = useRef<HTMLDivElement>(null);
  const loader = useBulmaClasses({}, 'loader');
  const { color, path } = ICONS[kind];
  const stays = kind === 'loading' || kind === 'error' || action;
  const duration = own.duration ?? (stays ? Infinity : defaultDuration);
  useCalmTimer({ duration, element: item, inUse: IN_USE, onEnd: () => toast.close(id) });
  useLayoutEffect(() => slideIn(item.current, '0 1rem'), []);

  function close(andThen?: () => void) {
    if (item.current) onLeave(item.current);
    toast.close(id);
    andThen?.();
  }

  return (
    <Box
      {...ROW}
      ref={item}
      py={3}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || kind === 'loading') return;
        // A modal below stays open.
        event.preventDefault();
        close();
      }}
    >
      <Icon textColor={color}>
        {path ? (
          <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2">
            <path d={`${CIRCLE}${path}`} />
          </svg>
        ) : (
          <span {...loader} />
        )}
      </Icon>
      <Block flexGrow={1} m={0} style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {text}
      </Block>
      {action && (
        <Button size="small" onClick={() => close(action.onClick)}>
          {action.label}
        </Button>
      )}
      {kind !== 'loading' && <Delete aria-label={TEXTS.close(text)} onClick={() => close()} />}
    </Box>
  );
}

/** Shows the toasts of your app in a corner, over everything else. Put one at the end of your app. */
export function Toaster({ max = 3, position = 'bottom', duration = 6000 }: ToasterProps) {
  const region = useRef<HTMLDivElement>(null);
  const origin = useRef<HTMLElement>(null);
  const toasts = useSyncExternalStore(...toastStore);
  const shown = toasts.slice(0, max);
  const waiting = toasts.length - max;

  /** Moves the focus from a toast that is about to close to the next one, or else to where it was before. */
  function leave(gone: Element) {
    if (!gone.contains(document.activeElement)) return;
    const buttons = [...(region.current?.querySelectorAll('button') ?? [])];
    const others = buttons.filter((button) => !gone.contains(button));
    const next = others.find((button) => gone.compareDocumentPosition(button) & 4) ?? others.at(-1);
    (next ?? (origin.current?.isConnected ? origin : region).current)?.focus();
  }

  function closeAll() {
    origin.current?.focus();
    toast.closeAll();
  }

  return (
    <Block
      {...COLUMN}
      ref={region}
      data-over-modal
      tabIndex={-1}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget as HTMLElement;
      }}
      style={{
        position: 'fixed',
        insetInlineEnd: '1rem',
        [position === 'top' ? 'insetBlockStart' : 'insetBlockEnd']: '1rem',
        // Above a modal, which is at 40.
        zIndex: 50,
        width: 'min(24rem, 100% - 2rem)',
        outline: 'none',
      }}
    >
      {/* Both exist from the start, because screen readers announce only what is added to them later. */}
      {(['alert', 'status'] as const).map((role) => (
        <Block key={role} {...COLUMN} role={role} aria-atomic={false}>
          {shown
            .filter(({ kind }) => (kind === 'error') === (role === 'alert'))
            .map((one) => (
              <ToastItem key={one.id} {...one} defaultDuration={duration} onLeave={leave} />
            ))}
        </Block>
      ))}
      {waiting > 0 && (
        <Box {...ROW} justifyContent="space-between" py={2}>
          {TEXTS.more(waiting)}
          <Button size="small" onClick={closeAll}>
            {TEXTS.closeAll}
          </Button>
        </Box>
      )}
    </Block>
  );
}
