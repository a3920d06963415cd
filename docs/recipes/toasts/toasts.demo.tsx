import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
} from 'react';
import {
  Block,
  Box,
  Button,
  Column,
  Columns,
  Delete,
  Modal,
  Section,
  Title,
} from 'bulmatic';

/** How long a toast stays, in milliseconds. */
const DURATION = 6000;

interface Toast {
  id: number;
  text: string;
  /** With it, the toast stays until the user closes it. */
  onUndo?: (() => void) | undefined;
}

type ShowToast = (text: string, onUndo?: () => void) => void;

const ToastContext = createContext<ShowToast | undefined>(undefined);

function useToast() {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider around it.');
  return show;
}

interface ToastItemProps {
  toast: Toast;
  paused: boolean;
  onClose: (id: number) => void;
  /** Called before the user closes it, so that the focus can move on. */
  onLeave: (item: Element) => void;
}

function ToastItem({ toast, paused, onClose, onLeave }: ToastItemProps) {
  const { id, text, onUndo } = toast;
  const item = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (paused || onUndo) return;
    const timer = setTimeout(() => onClose(id), DURATION);
    return () => clearTimeout(timer);
  }, [paused, onUndo, onClose, id]);

  function close() {
    if (item.current) onLeave(item.current);
    onClose(id);
  }

  function undo() {
    close();
    onUndo?.();
  }

  return (
    <Box
      ref={item}
      display="flex"
      alignItems="center"
      gap={3}
      m={0}
      px={4}
      py={3}
      style={{ border: '1px solid var(--bulma-border)' }}
    >
      <Block flexGrow={1} m={0}>
        {text}
      </Block>
      {onUndo && (
        <Button size="small" onClick={undo}>
          Undo
        </Button>
      )}
      <Delete aria-label={`Close: ${text}`} size="medium" onClick={close} />
    </Box>
  );
}

/** Put this around your app. Everything inside can call `useToast`. */
function ToastProvider({ children }: { children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  const origin = useRef<HTMLElement>(null);
  const lastId = useRef(0);
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);

  const show = useCallback<ShowToast>((text, onUndo) => {
    lastId.current += 1;
    const toast = { id: lastId.current, text, onUndo };
    setToasts((shown) => [...shown, toast]);
  }, []);

  const close = useCallback((id: number) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);

  function handleFocus(event: FocusEvent) {
    const { target, currentTarget, relatedTarget } = event;
    // After a click, the focus is here too, but the user may be gone.
    setFocused(target.matches(':focus-visible'));
    if (currentTarget.contains(relatedTarget)) return;
    origin.current = relatedTarget as HTMLElement | null;
  }

  /** Moves the focus from a toast to another one, or to where it was. */
  function leave(item: Element) {
    if (!item.contains(document.activeElement)) return;
    const next = item.nextElementSibling ?? item.previousElementSibling;
    const back = origin.current?.isConnected ? origin : region;
    (next?.querySelector('button') ?? back.current)?.focus();
  }

  return (
    <ToastContext value={show}>
      {children}
      <Block
        ref={region}
        role="status"
        aria-atomic={false}
        data-over-modal
        tabIndex={-1}
        onMouseEnter={() => setHovered(true)}
        onMouseLeave={() => setHovered(false)}
        onFocus={handleFocus}
        onBlur={() => setFocused(false)}
        display="flex"
        flexDirection="column"
        gap={2}
        style={{
          position: 'fixed',
          right: '1rem',
          bottom: '1rem',
          // Above a modal, which is at 40.
          zIndex: 50,
          width: 'min(24rem, 100% - 2rem)',
        }}
      >
        {toasts.map((toast) => (
          <ToastItem
            key={toast.id}
            toast={toast}
            paused={hovered || focused}
            onClose={close}
            onLeave={leave}
          />
        ))}
      </Block>
    </ToastContext>
  );
}

const BOOKS = ['Rivers on Foot', 'The Lighthouse Year', 'Bread at Dawn'];

function ShareDialog() {
  const show = useToast();
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button onClick={() => setOpen(true)}>Share the list</Button>
      <Modal open={open} onOpenChange={setOpen}>
        <Modal.Background />
        <Modal.Card px={4}>
          <Modal.CardHead>
            <Modal.CardTitle as="h2">Share the list</Modal.CardTitle>
            <Modal.Delete />
          </Modal.CardHead>
          <Modal.CardBody>
            Send it to everyone in your book club.
          </Modal.CardBody>
          <Modal.CardFoot>
            <Button
              color="primary"
              onClick={() => show('The list is sent.')}
            >
              Send
            </Button>
          </Modal.CardFoot>
        </Modal.Card>
      </Modal>
    </>
  );
}

function ReadingList() {
  const show = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const books = BOOKS.filter((book) => !removed.includes(book));

  function putBack(book: string) {
    setRemoved((books) => books.filter((one) => one !== book));
    show(`“${book}” is on your list again.`);
  }

  function remove(book: string) {
    setRemoved((books) => [...books, book]);
    heading.current?.focus();
    show(`Removed “${book}”.`, () => putBack(book));
  }

  return (
    <Section as="main">
      <Columns centered>
        <Column size={{ tablet: 10, desktop: 7, widescreen: 6 }}>
          <Title as="h1" ref={heading} tabIndex={-1}>
            Your reading list
          </Title>
          {books.map((book) => (
            <Box
              key={book}
              display="flex"
              justifyContent="space-between"
              alignItems="center"
              gap={3}
              mb={4}
            >
              {book}
              <Button
                aria-label={`Remove ${book}`}
                onClick={() => remove(book)}
              >
                Remove
              </Button>
            </Box>
          ))}
          <ShareDialog />
        </Column>
      </Columns>
    </Section>
  );
}

export default function ToastsDemo() {
  return (
    <ToastProvider>
      <ReadingList />
    </ToastProvider>
  );
}
