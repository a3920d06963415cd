import {
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type ReactNode,
} from 'react';
import {
  Block,
  Box,
  Button,
  Buttons,
  Column,
  Columns,
  Field,
  Input,
  Progress,
  Section,
  Subtitle,
  Tag,
  Title,
} from 'bulmatic';
import { Accordion } from '../../pieces/accordion/Accordion';
import { SegmentedControl } from '../../pieces/segmented-control/SegmentedControl';
import { Switch } from '../../pieces/switch/Switch';
import { TagInput } from '../../pieces/tag-input/TagInput';

interface Task {
  id: string;
  title: string;
  why: string;
  fields: ReactNode;
}

const TASKS: readonly Task[] = [
  {
    id: 'harbor',
    title: 'Name your harbor',
    why: 'Guests see it when they look for a berth.',
    fields: (
      <>
        <Field required>
          <Field.Label>Name of the harbor</Field.Label>
          <Input name="harbor" autoComplete="organization" />
        </Field>
        <Field>
          <Field.Label>Berths</Field.Label>
          <SegmentedControl
            name="berths"
            defaultValue="20"
            options={[
              { value: '20', label: 'Up to 20' },
              { value: '100', label: 'Up to 100' },
              { value: 'more', label: 'More' },
            ]}
          />
        </Field>
      </>
    ),
  },
  {
    id: 'team',
    title: 'Invite your team',
    why: 'They get an email with a link, and can begin at once.',
    fields: (
      <Field>
        <Field.Label>Email addresses</Field.Label>
        <TagInput name="team" placeholder="tom@harbor.example" />
        <Field.Help>Press Enter after each address.</Field.Help>
      </Field>
    ),
  },
  {
    id: 'letters',
    title: 'Choose what we write to you',
    why: 'You can change this in the settings.',
    fields: (
      <>
        <Field>
          <Switch name="bookings" defaultValue>
            Each new booking
          </Switch>
        </Field>
        <Field>
          <Switch name="weekly">What’s new, once a week</Switch>
        </Field>
      </>
    ),
  },
];

type State = 'done' | 'skipped';

interface TaskProgress {
  states: Record<string, State>;
  open: readonly string[];
}

const START: TaskProgress = { states: {}, open: ['harbor'] };

const LOOKS = { done: 'success', skipped: 'warning' } as const;

/** Replace this with a request to your server. */
async function save(task: string, values: FormData) {
  await new Promise((resolve) => setTimeout(resolve, 300));
  console.log(task, [...values]);
}

interface TaskFormProps {
  task: Task;
  onEnd: (state: State) => void;
}

function TaskForm({ task, onEnd }: TaskFormProps) {
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    setFailed(false);
    try {
      await save(task.id, new FormData(event.currentTarget));
      onEnd('done');
    } catch {
      setFailed(true);
    }
    setPending(false);
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      <Block as="p">{task.why}</Block>
      {task.fields}
      <Buttons>
        <Button type="submit" color="primary" loading={pending}>
          Save and continue
        </Button>
        <Button onClick={() => onEnd('skipped')}>Skip</Button>
      </Buttons>
      <Block as="p" role="alert" m={0} textColor="danger-on-scheme">
        {failed && 'We can’t reach the server. Try again.'}
      </Block>
    </form>
  );
}

export default function Onboarding() {
  const box = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [{ states, open }, setProgress] = useState(START);
  const done = TASKS.filter(({ id }) => states[id] === 'done').length;
  const isReady = TASKS.every(({ id }) => states[id]);

  // Moves the focus to the next task, but not when the page loads.
  useEffect(() => {
    if (Object.keys(states).length === 0) return;
    const next = box.current?.querySelector<HTMLElement>(
      '[aria-expanded=true]',
    );
    (next ?? heading.current)?.focus();
  }, [states]);

  function end(id: string, state: State) {
    // Another task may have ended while this one was saved.
    setProgress((before) => {
      const states = { ...before.states, [id]: state };
      const next = TASKS.find((task) => !states[task.id]);
      return { states, open: next ? [next.id] : [] };
    });
  }

  const items = TASKS.map((task) => {
    const state = states[task.id];
    return {
      id: task.id,
      title: (
        <>
          {task.title}{' '}
          {state && (
            <Tag color={LOOKS[state]} light>
              {state}
            </Tag>
          )}
        </>
      ),
      content: (
        <TaskForm task={task} onEnd={(state) => end(task.id, state)} />
      ),
    };
  });

  return (
    <Section as="main">
      <Columns centered>
        <Column size={{ tablet: 10, desktop: 7, widescreen: 6 }}>
          <Title as="h1" ref={heading} tabIndex={-1}>
            {isReady ? 'You are ready' : 'Welcome to Berthbook'}
          </Title>
          <Subtitle as="p">
            {isReady
              ? 'Change anything later, here or in the settings.'
              : 'Three short tasks, and your harbor is open.'}
          </Subtitle>
          <Progress
            color="link"
            value={done}
            max={TASKS.length}
            aria-label="Tasks that are done"
            mb={2}
          />
          <Block role="status">
            {done} of {TASKS.length} done
          </Block>
          <Box ref={box} p={0}>
            <Accordion
              items={items}
              headingAs="h2"
              value={open}
              onValueChange={(open) =>
                setProgress((before) => ({ ...before, open }))
              }
            />
          </Box>
          {isReady && (
            <Button as="a" href="#harbor" color="primary">
              Open your harbor
            </Button>
          )}
        </Column>
      </Columns>
    </Section>
  );
}
