import {
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import {
  Block,
  Button,
  Container,
  Field,
  Section,
  Subtitle,
  TextArea,
  Title,
} from 'bulmatic';

interface Message {
  id: number;
  /** Omitted if the user wrote it. */
  from?: string;
  text: string;
  time: string;
}

/** Replace this with what your server sends. */
const START: readonly Message[] = [
  {
    id: 1,
    from: 'Nils',
    text: 'Hello! This is Nils from Harbor Boats. How can I help?',
    time: '9:40',
  },
  { id: 2, text: 'Is the red rowboat free on Sunday?', time: '9:41' },
  {
    id: 3,
    from: 'Nils',
    text: 'It is, from 10 to 4. It seats three, and life vests come with it.',
    time: '9:42',
  },
];

/** Replace this with a request to your server. */
async function answer() {
  await new Promise((resolve) => setTimeout(resolve, 800));
  return 'Thanks, I’ll look that up and write you in a minute.';
}

const clock = new Intl.DateTimeFormat('en', {
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** How close to the end, in pixels, the user counts as being there. */
const NEAR = 40;

function Bubble({ from, text, time }: Message) {
  return (
    <Block
      mb={3}
      px={4}
      py={3}
      radius="large"
      backgroundColor={from ? undefined : 'link-soft'}
      style={{
        width: 'fit-content',
        maxWidth: '85%',
        marginInlineStart: from ? undefined : 'auto',
        border: '1px solid var(--bulma-border-weak)',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      }}
    >
      <Block m={0} textSize={7}>
        <strong>{from ?? 'You'}</strong> {time}
      </Block>
      {text}
    </Block>
  );
}

export default function Chat() {
  const [messages, setMessages] = useState(START);
  const [pending, setPending] = useState(0);
  const [unseen, setUnseen] = useState(false);
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const field = useRef<HTMLTextAreaElement>(null);

  function showEnd() {
    log.current?.scrollTo({ top: log.current.scrollHeight });
    setUnseen(false);
  }

  useLayoutEffect(() => {
    if (isAtEnd.current) showEnd();
    else setUnseen(true);
  }, [messages]);

  function readOn() {
    showEnd();
    // The button is about to disappear, and would take the focus with it.
    log.current?.focus();
  }

  function handleScroll() {
    const { scrollHeight, scrollTop, clientHeight } = log.current!;
    isAtEnd.current = scrollHeight - scrollTop - clientHeight < NEAR;
    if (isAtEnd.current) setUnseen(false);
  }

  const add = (message: Pick<Message, 'from' | 'text'>) =>
    setMessages((before) => [
      ...before,
      { ...message, id: before.length + 1, time: clock.format(new Date()) },
    ]);

  async function send(text: string) {
    isAtEnd.current = true;
    add({ text });
    setPending((count) => count + 1);
    try {
      add({ from: 'Nils', text: await answer() });
    } catch {
      add({ from: 'Nils', text: 'This didn’t reach us. Send it again.' });
    }
    setPending((count) => count - 1);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = field.current!.value.trim();
    field.current!.value = '';
    field.current!.focus();
    if (text) void send(text);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    const { key, shiftKey, nativeEvent, currentTarget } = event;
    // In Chinese and Japanese, Enter also completes a word.
    if (key !== 'Enter' || shiftKey || nativeEvent.isComposing) return;
    event.preventDefault();
    currentTarget.form?.requestSubmit();
  }

  return (
    <Section as="main">
      <Container max="tablet">
        <Title as="h1">Harbor Boats</Title>
        <Subtitle as="p">We answer from 9 to 6.</Subtitle>
        <Block
          ref={log}
          role="log"
          aria-label="Conversation"
          tabIndex={0}
          onScroll={handleScroll}
          pr={3}
          style={{ height: '20rem', overflow: 'auto' }}
        >
          {messages.map((message) => (
            <Bubble key={message.id} {...message} />
          ))}
        </Block>
        <Block display="flex" alignItems="center" gap={3} mb={2}>
          <Block role="status" textSize={7} m={0} flexGrow={1}>
            {pending > 0 ? 'Nils is writing …' : '\u00a0'}
          </Block>
          {unseen && (
            <Button size="small" onClick={readOn}>
              New messages
            </Button>
          )}
        </Block>
        <form onSubmit={submit}>
          <Field>
            <Field.Label>Your message</Field.Label>
            <TextArea
              ref={field}
              rows={2}
              onKeyDown={handleKeyDown}
              placeholder="Ask about boats, times and prices"
            />
            <Field.Help>
              Enter sends it. Shift + Enter begins a new line.
            </Field.Help>
          </Field>
          <Button type="submit" color="primary">
            Send
          </Button>
        </form>
      </Container>
    </Section>
  );
}
