import { useId, useRef, useState, type FormEvent } from 'react';
import {
  getWeeksInMonth,
  parseDate,
  startOfMonth,
  startOfWeek,
  type CalendarDate,
} from '@internationalized/date';
import {
  Block,
  Button,
  Buttons,
  Container,
  Field,
  Input,
  Level,
  Modal,
  Section,
  Table,
  Title,
} from 'bulmatic';
import { DatePicker } from '../../pieces/date-picker/DatePicker';
import { SegmentedControl } from '../../pieces/segmented-control/SegmentedControl';
import { TimeField } from '../../pieces/time-field/TimeField';
import { toast, Toaster } from '../../pieces/toaster/Toaster';

const KINDS = [
  { value: 'course', label: 'Course', color: 'info' },
  { value: 'meeting', label: 'Meeting', color: 'link' },
  { value: 'work', label: 'Work', color: 'warning' },
] as const;

type Kind = (typeof KINDS)[number]['value'];

interface Appointment {
  id: number;
  title: string;
  /** Such as `2025-06-14`. */
  date: string;
  /** Such as `14:30`. */
  time: string;
  kind: Kind;
}

/** Replace these with what your server sends. In your app, today is `today(getLocalTimeZone())`. */
const TODAY = parseDate('2025-06-12');
const START: readonly Appointment[] = [
  {
    id: 1,
    title: 'Crane is here',
    date: '2025-06-03',
    time: '08:00',
    kind: 'work',
  },
  {
    id: 2,
    title: 'Sailing course',
    date: '2025-06-07',
    time: '10:00',
    kind: 'course',
  },
  {
    id: 3,
    title: 'Committee',
    date: '2025-06-12',
    time: '18:30',
    kind: 'meeting',
  },
  {
    id: 4,
    title: 'Sailing course',
    date: '2025-06-14',
    time: '10:00',
    kind: 'course',
  },
  {
    id: 5,
    title: 'Paint the pier',
    date: '2025-06-14',
    time: '15:00',
    kind: 'work',
  },
  {
    id: 6,
    title: 'Summer party',
    date: '2025-06-28',
    time: '17:00',
    kind: 'meeting',
  },
];

/** The locale of your app. It also determines the first day of the week. */
const LOCALE = 'en-US';

const format = (date: CalendarDate, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: 'UTC' }).format(
    date.toDate('UTC'),
  );

const longDay = (date: CalendarDate) =>
  format(date, { weekday: 'long', month: 'long', day: 'numeric' });

const weeksOf = (month: CalendarDate) => {
  const first = startOfWeek(month, LOCALE);
  return Array.from({ length: getWeeksInMonth(month, LOCALE) }, (_, week) =>
    Array.from({ length: 7 }, (_, day) =>
      first.add({ days: week * 7 + day }),
    ),
  );
};

interface EntryProps {
  entry: Appointment;
  onEdit: (entry: Appointment) => void;
}

const Entry = ({ entry, onEdit }: EntryProps) => (
  <Button
    size="small"
    color={KINDS.find(({ value }) => value === entry.kind)?.color}
    soft
    fullwidth
    justifyContent="flex-start"
    mb={1}
    style={{
      height: 'auto',
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      textAlign: 'start',
    }}
    onClick={() => onEdit(entry)}
  >
    {entry.time} {entry.title}
  </Button>
);

interface MonthProps {
  month: CalendarDate;
  /** The id of the heading. */
  title: string;
  on: (date: CalendarDate) => readonly Appointment[];
  onEdit: (entry: Appointment) => void;
  onAdd: (date: CalendarDate) => void;
}

/** The month as a table, on tablets and wider windows. */
function Month({ month, title, on, onEdit, onAdd }: MonthProps) {
  const weeks = weeksOf(month);
  return (
    <Table
      bordered
      fullwidth
      display={{ mobile: 'hidden' }}
      aria-labelledby={title}
      style={{ tableLayout: 'fixed' }}
    >
      <thead>
        <tr>
          {weeks[0]?.map((date) => (
            <Table.Header
              key={date.toString()}
              scope="col"
              textAlign="centered"
              px={1}
            >
              <abbr
                title={format(date, { weekday: 'long' })}
                style={{ textDecoration: 'none' }}
              >
                {format(date, { weekday: 'short' })}
              </abbr>
            </Table.Header>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.toString()}>
            {week.map((date) => {
              const isToday = date.compare(TODAY) === 0;
              return (
                <Table.Cell
                  key={date.toString()}
                  p={1}
                  style={{ height: '6rem' }}
                >
                  <Button
                    size="small"
                    color={isToday ? 'primary' : 'text'}
                    aria-current={isToday ? 'date' : undefined}
                    aria-label={`Add on ${longDay(date)}`}
                    mb={1}
                    style={
                      date.month === month.month ? {} : { opacity: 0.6 }
                    }
                    onClick={() => onAdd(date)}
                  >
                    {date.day}
                  </Button>
                  {on(date).map((entry) => (
                    <Entry key={entry.id} entry={entry} onEdit={onEdit} />
                  ))}
                </Table.Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The days of the month that have events, on phones. */
function Agenda({
  month,
  on,
  onEdit,
}: Omit<MonthProps, 'title' | 'onAdd'>) {
  const days = weeksOf(month)
    .flat()
    .filter((date) => date.month === month.month && on(date).length > 0);
  return (
    <Block display={{ tablet: 'hidden' }}>
      {days.length === 0 && <p>Nothing this month.</p>}
      {days.map((date) => (
        <Block key={date.toString()} as="section">
          <Title as="h2" size={6} mb={2}>
            {longDay(date)}
          </Title>
          {on(date).map((entry) => (
            <Entry key={entry.id} entry={entry} onEdit={onEdit} />
          ))}
        </Block>
      ))}
    </Block>
  );
}

/** A long title wraps and leaves room for the close button. */
const LONG_TITLE = { lineHeight: 1.25, overflowWrap: 'anywhere' } as const;

interface EditorProps {
  entry: Appointment;
  onSave: (entry: Appointment) => void;
  onDelete: () => void;
  onClose: () => void;
}

function Editor({ entry, onSave, onDelete, onClose }: EditorProps) {
  const isNew = entry.id === 0;
  const [date, setDate] = useState<string | null>(entry.date);
  const [time, setTime] = useState<string | null>(entry.time);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const day = useRef<{ focus: () => void }>(null);
  const clock = useRef<{ focus: () => void }>(null);

  function submit(event: FormEvent<HTMLElement>) {
    event.preventDefault();
    setIsSubmitted(true);
    const values = new FormData(event.target as HTMLFormElement);
    const [title, kind] = [
      values.get('title') as string,
      values.get('kind') as Kind,
    ];
    if (date && time) onSave({ ...entry, title, kind, date, time });
    else (date ? clock : day).current?.focus();
  }

  return (
    <Modal open onOpenChange={onClose}>
      <Modal.Background />
      <Modal.Card as="form" onSubmit={submit} px={3}>
        <Modal.CardHead>
          <Modal.CardTitle as="h2" flexShrink={1} style={LONG_TITLE}>
            {isNew ? 'New event' : entry.title}
          </Modal.CardTitle>
          <Modal.Delete size="medium" />
        </Modal.CardHead>
        <Modal.CardBody>
          <Field required>
            <Field.Label>Title</Field.Label>
            <Input
              name="title"
              autoComplete="off"
              defaultValue={entry.title}
            />
          </Field>
          <Field required>
            <Field.Label>Day</Field.Label>
            <DatePicker ref={day} value={date} onValueChange={setDate} />
            <Field.Help error={isSubmitted && !date}>
              {isSubmitted && !date && 'Enter the day, month and year.'}
            </Field.Help>
          </Field>
          <Field required>
            <Field.Label>Time</Field.Label>
            <TimeField ref={clock} value={time} onValueChange={setTime} />
            <Field.Help error={isSubmitted && !time}>
              {isSubmitted && !time && 'Enter the hour and minute.'}
            </Field.Help>
          </Field>
          <Field>
            <Field.Label>Kind</Field.Label>
            <SegmentedControl
              name="kind"
              options={KINDS}
              defaultValue={entry.kind}
            />
          </Field>
        </Modal.CardBody>
        <Modal.CardFoot gap={2}>
          <Button type="submit" color="primary">
            Save
          </Button>
          {!isNew && (
            <Button color="danger" outlined onClick={onDelete}>
              Delete
            </Button>
          )}
        </Modal.CardFoot>
      </Modal.Card>
    </Modal>
  );
}

export default function CalendarApp() {
  const title = useId();
  const [all, setAll] = useState(START);
  const [month, setMonth] = useState(startOfMonth(TODAY));
  const [edited, setEdited] = useState<Appointment>();
  const close = () => setEdited(undefined);
  const add = (date: CalendarDate) =>
    setEdited({
      id: 0,
      title: '',
      date: date.toString(),
      time: '09:00',
      kind: 'meeting',
    });
  const on = (date: CalendarDate) =>
    all
      .filter((entry) => entry.date === date.toString())
      .toSorted((a, b) => a.time.localeCompare(b.time));

  function save(saved: Appointment) {
    close();
    setMonth(startOfMonth(parseDate(saved.date)));
    const others = all.filter(({ id }) => id !== saved.id);
    setAll([...others, { ...saved, id: saved.id || Date.now() }]);
  }

  function remove(entry: Appointment) {
    close();
    setAll(all.filter(({ id }) => id !== entry.id));
    const onClick = () => setAll((others) => [...others, entry]);
    toast.success(`${entry.title} is deleted.`, {
      action: { label: 'Undo', onClick },
    });
  }

  return (
    <Section as="main" px={4}>
      <Container>
        <Level as="div">
          <Level.Left>
            <Title as="h1" size={4} id={title} aria-live="polite">
              {format(month, { month: 'long', year: 'numeric' })}
            </Title>
          </Level.Left>
          <Level.Right>
            <Buttons>
              <Button
                aria-label="Previous month"
                onClick={() => setMonth(month.subtract({ months: 1 }))}
              >
                ←
              </Button>
              <Button onClick={() => setMonth(startOfMonth(TODAY))}>
                Today
              </Button>
              <Button
                aria-label="Next month"
                onClick={() => setMonth(month.add({ months: 1 }))}
              >
                →
              </Button>
              <Button color="primary" onClick={() => add(TODAY)}>
                New event
              </Button>
            </Buttons>
          </Level.Right>
        </Level>
        <Month
          month={month}
          title={title}
          on={on}
          onEdit={setEdited}
          onAdd={add}
        />
        <Agenda month={month} on={on} onEdit={setEdited} />
      </Container>
      {edited && (
        <Editor
          key={edited.id}
          entry={edited}
          onSave={save}
          onDelete={() => remove(edited)}
          onClose={close}
        />
      )}
      <Toaster />
    </Section>
  );
}
