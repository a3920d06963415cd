import {
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { flushSync } from 'react-dom';
import {
  Block,
  Box,
  Button,
  Buttons,
  Column,
  Columns,
  Panel,
  Section,
  Subtitle,
  Tag,
  Title,
} from 'bulmatic';

interface Mail {
  id: number;
  from: string;
  subject: string;
  day: string;
  text: string;
  unread: boolean;
}

const MAILS: readonly Mail[] = [
  {
    id: 1,
    from: 'Greta Lind',
    subject: 'Rehearsal moves to Thursday',
    day: 'May 8',
    text: 'The hall is booked on Wednesday, so we sing on Thursday at 7 pm.',
    unread: true,
  },
  {
    id: 2,
    from: 'Hugo Martin',
    subject: 'New scores for the altos',
    day: 'May 7',
    text: 'I left the new scores on the piano. Please take a copy home.',
    unread: true,
  },
  {
    id: 3,
    from: 'Ines Romero',
    subject: 'Who can bring a cake?',
    day: 'May 5',
    text: 'We have two cakes for the summer concert, and could use a third.',
    unread: false,
  },
  {
    id: 4,
    from: 'Jonas Weber',
    subject: 'Photos of the spring concert',
    day: 'May 2',
    text: 'The photos are in the album of the choir. Tell me which to print.',
    unread: false,
  },
];

/** The index of the option that a key moves to, if any. */
function moveBy(key: string, index: number, length: number) {
  if (key === 'ArrowDown') return Math.min(index + 1, length - 1);
  if (key === 'ArrowUp') return Math.max(index - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  return undefined;
}

interface MailListProps {
  ref: Ref<HTMLDivElement>;
  mails: readonly Mail[];
  openId: number | undefined;
  onOpen: (mail: Mail) => void;
}

/** A listbox. Tab reaches one of its options, and the arrow keys the others. */
function MailList({ ref, mails, openId, onOpen }: MailListProps) {
  const [focusedId, setFocusedId] = useState<number>();
  const isThere = mails.some(({ id }) => id === focusedId);
  const tabStop = isThere ? focusedId : mails[0]?.id;

  function handleKey(event: KeyboardEvent, mail: Mail) {
    const options = event.currentTarget.parentElement?.children;
    const index = mails.indexOf(mail);
    const next = moveBy(event.key, index, mails.length);
    const opens = event.key === 'Enter' || event.key === ' ';
    if (next === undefined && !opens) return;
    event.preventDefault();
    if (opens) onOpen(mail);
    else (options?.[next ?? index] as HTMLElement).focus();
  }

  return (
    <Panel
      as="div"
      ref={ref}
      role="listbox"
      aria-label="Messages"
      overflow="hidden"
    >
      {mails.map((mail) => (
        <Panel.Block
          key={mail.id}
          role="option"
          aria-selected={mail.id === openId}
          tabIndex={mail.id === tabStop ? 0 : -1}
          flexDirection="column"
          alignItems="stretch"
          clickable
          // The panel would cut off an outline outside the option.
          style={{ outlineOffset: '-3px' }}
          backgroundColor={mail.id === openId ? 'link-soft' : undefined}
          onFocus={() => setFocusedId(mail.id)}
          onKeyDown={(event) => handleKey(event, mail)}
          onClick={() => onOpen(mail)}
        >
          <Block display="flex" justifyContent="space-between" mb={1}>
            <span>{mail.from}</span>
            <span>{mail.day}</span>
          </Block>
          <Block
            display="flex"
            justifyContent="space-between"
            textWeight={mail.unread ? 'bold' : undefined}
          >
            {mail.subject}
            {mail.unread && <Tag color="link">New</Tag>}
          </Block>
        </Panel.Block>
      ))}
    </Panel>
  );
}

export default function Inbox() {
  const [mails, setMails] = useState(MAILS);
  const [openId, setOpenId] = useState<number>();
  const [done, setDone] = useState('');
  const subjectId = useId();
  const list = useRef<HTMLDivElement>(null);
  const inbox = useRef<HTMLHeadingElement>(null);
  const subject = useRef<HTMLHeadingElement>(null);
  const mail = mails.find(({ id }) => id === openId);
  const unread = mails.filter((one) => one.unread).length;

  const withUnread = (id: number, unread: boolean) =>
    mails.map((one) => (one.id === id ? { ...one, unread } : one));

  // Each of these renders right away, so that the focus can move to the result.
  function open({ id }: Mail) {
    flushSync(() => {
      setMails(withUnread(id, false));
      setOpenId(id);
      setDone('');
    });
    subject.current?.focus();
  }

  function close(next = mails, message = '') {
    flushSync(() => {
      setMails(next);
      setOpenId(undefined);
      setDone(message);
    });
    const option =
      list.current?.querySelector<HTMLElement>('[tabindex="0"]');
    (option ?? inbox.current)?.focus();
  }

  const archive = ({ id, subject }: Mail) =>
    close(
      mails.filter((one) => one.id !== id),
      `Archived “${subject}”.`,
    );

  return (
    <Section as="main">
      <Title as="h1" ref={inbox} tabIndex={-1}>
        Inbox
      </Title>
      <Subtitle role="status">
        {done} {mails.length > 0 ? `${unread} unread.` : 'No messages.'}
      </Subtitle>
      <Columns>
        <Column
          size={{ tablet: 5 }}
          display={mail ? { mobile: 'hidden' } : undefined}
        >
          {mails.length > 0 && (
            <MailList
              ref={list}
              mails={mails}
              openId={openId}
              onOpen={open}
            />
          )}
        </Column>
        <Column display={mail ? undefined : { mobile: 'hidden' }}>
          {mail ? (
            <Box
              as="article"
              aria-labelledby={subjectId}
              onKeyDown={(event) => event.key === 'Escape' && close()}
            >
              <Title
                as="h2"
                size={4}
                id={subjectId}
                ref={subject}
                tabIndex={-1}
              >
                {mail.subject}
              </Title>
              <Subtitle size={6}>
                {mail.from}, {mail.day}
              </Subtitle>
              <Block>{mail.text}</Block>
              <Buttons>
                <Button onClick={() => close()}>Back</Button>
                <Button onClick={() => close(withUnread(mail.id, true))}>
                  Mark as unread
                </Button>
                <Button onClick={() => archive(mail)}>Archive</Button>
              </Buttons>
            </Box>
          ) : (
            <Box textAlign="centered" py={6}>
              {mails.length > 0
                ? 'Select a message to read it.'
                : 'Nothing to read.'}
            </Box>
          )}
        </Column>
      </Columns>
    </Section>
  );
}
