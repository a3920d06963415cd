'use client';

import {
  useEffect,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type FocusEvent,
  type KeyboardEvent,
} from 'react';
import { Block, Box, Button, Delete, Icon, useBulmaClasses } from 'bulmatic';
import { slideIn } from '../shared/slideIn';
import { toast, toastStore, type Toast } from './toast';

export { toast } from './toast';

export interface ToasterProps {
  /** How many toasts are shown at once. The others wait until one is closed. */
  max?: number;
  /** The edge of the window where toasts appear. At the `bottom`, they lie over the buttons of a drawer. */
  position?: 'top' | 'bottom';
  /** How long a toast stays, in milliseconds. Errors, and toasts with an action, stay until the user closes them. */
  duration?: number;
}

const TEXTS = {
  close: (text: string) => `Close: ${text}`,
  closeAll: 'Close all',
  more: (count: number) => `${count} more`,
};

const ICONS = {
  success: { color: 'success-on-scheme', path: 'm7.5 12.5 3 3 6-7' },
  error: { color: 'danger-on-scheme', path: 'M12 7v6M12 16v1' },
  info: { color: 'info-on-scheme', path: 'M12 7v1M12 11v6' },
} as const;

function KindIcon({ kind }: Pick<Toast, 'kind'>) {
  const loader = useBulmaClasses({}, 'loader');
  if (kind === 'loading') {
    return (
      <Icon>
        <span {...loader} />
      </Icon>
    );
  }
  const { color, path } = ICONS[kind];
  return (
    <Icon textColor={color}>
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2">
        <circle cx="12" cy="12" r="10" />
        <path d={path} />
      </svg>
    </Icon>
  );
}

// A box has no border by itself, and only its shadow would part it from the page.
const BORDER = { border: '1px solid var(--bulma-border)' };

/** How often a toast looks at whether its time is over, in milliseconds. */
const TICK = 250;

interface ToastItemProps extends Toast {
  defaultDuration: number;
  /** Called before it is closed, so that the focus can move on. */
  onLeave: (item: Element) => void;
}

function ToastItem({ id, kind, text, action, defaultDuration, onLeave, ...own }: ToastItemProps) {
  const item = useRef<HTMLDivElement>(null);
  const stays = kind === 'loading' || kind === 'error' || action;
  const duration = own.duration ?? (stays ? Infinity : defaultDuration);

  useLayoutEffect(() => slideIn(item.current, '0 1rem'), []);

  useEffect(() => {
    if (duration === Infinity) return;
    let left = duration;
    const timer = setInterval(() => {
      // The region of all toasts: whoever reads one of them wants to read the others too.
      const region = item.current?.closest('[data-over-modal]');
      if (document.hidden || region?.matches(':hover, :has(:focus-visible)')) return;
      left -= TICK;
      if (left <= 0) toast.close(id);
    }, TICK);
    return () => clearInterval(timer);
  }, [id, duration]);

  function close() {
    if (item.current) onLeave(item.current);
    toast.close(id);
  }

  function act() {
    close();
    action?.onClick();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || kind === 'loading') return;
    // A modal below stays open.
    event.preventDefault();
    close();
  }

  return (
    <Box
      ref={item}
      onKeyDown={handleKeyDown}
      display="flex"
      alignItems="center"
      gap={2}
      m={0}
      px={4}
      py={3}
      style={BORDER}
    >
      <KindIcon kind={kind} />
      <Block flexGrow={1} m={0} style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {text}
      </Block>
      {action && (
        <Button size="small" onClick={act}>
          {action.label}
        </Button>
      )}
      {kind !== 'loading' && <Delete aria-label={TEXTS.close(text)} onClick={close} />}
    </Box>
  );
}

/** Shows the toasts of your app in a corner, over everything else. Put one at the end of your app. */
export function Toaster({ max = 3, position = 'bottom', duration = 6000 }: ToasterProps) {
  const region = useRef<HTMLDivElement>(null);
  const origin = useRef<HTMLElement>(null);
  const { subscribe, get, getOnServer } = toastStore;
  const toasts = useSyncExternalStore(subscribe, get, getOnServer);
  const shown = toasts.slice(0, max);
  const waiting = toasts.length - shown.length;

  function handleFocus({ currentTarget, relatedTarget }: FocusEvent) {
    if (currentTarget.contains(relatedTarget)) return;
    origin.current = relatedTarget as HTMLElement | null;
  }

  /** Moves the focus from what will be gone to the next toast, or else to where it was before. */
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

  const list = (wanted: readonly Toast[]) =>
    wanted.map((one) => (
      <ToastItem key={one.id} {...one} defaultDuration={duration} onLeave={leave} />
    ));

  return (
    <Block
      ref={region}
      data-over-modal
      tabIndex={-1}
      onFocus={handleFocus}
      display="flex"
      flexDirection="column"
      gap={1}
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
      {(['alert', 'status'] as const).map((role) => (
        // Both are here from the start, because screen readers announce only what is added to them.
        <Block
          key={role}
          role={role}
          aria-atomic={false}
          display="flex"
          flexDirection="column"
          gap={1}
          m={0}
        >
          {list(shown.filter(({ kind }) => (kind === 'error') === (role === 'alert')))}
        </Block>
      ))}
      {waiting > 0 && (
        <Box
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          px={4}
          py={2}
          style={BORDER}
        >
          {TEXTS.more(waiting)}
          <Button size="small" onClick={closeAll}>
            {TEXTS.closeAll}
          </Button>
        </Box>
      )}
    </Block>
  );
}
