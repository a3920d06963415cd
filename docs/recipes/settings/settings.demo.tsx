import {
  useEffect,
  useState,
  type ChangeEvent,
  type FormEvent,
  type ReactNode,
} from 'react';
import {
  Block,
  Button,
  Buttons,
  Checkbox,
  Column,
  Columns,
  Control,
  Field,
  Icon,
  Input,
  Radio,
  Radios,
  Section,
  Select,
  Tabs,
  TextArea,
  Title,
} from 'bulmatic';

const START = {
  name: 'Ada Jensen',
  email: 'ada@example.com',
  about: 'I read on the train.',
  reminder: 'three',
  news: true,
  events: false,
  language: 'english',
  start: 'shelf',
};

type Settings = typeof START;

type TextEvent = ChangeEvent<HTMLInputElement | HTMLTextAreaElement>;

const TABS = {
  profile: { label: 'Profile', keys: ['name', 'email', 'about'] },
  messages: { label: 'Messages', keys: ['reminder', 'news', 'events'] },
  display: { label: 'Display', keys: ['language', 'start'] },
} as const;

type TabName = keyof typeof TABS;

const TAB_NAMES = Object.keys(TABS) as TabName[];

/** Replace this with a request to your server. */
async function save(part: Partial<Settings>) {
  await new Promise((resolve) => setTimeout(resolve, 600));
  return part;
}

/** The settings on one tab. */
function partOf(settings: Settings, tab: TabName): Partial<Settings> {
  return Object.fromEntries(
    TABS[tab].keys.map((key) => [key, settings[key]]),
  );
}

/** Makes the browser ask before the user leaves the page. */
function useLeaveWarning(active: boolean) {
  useEffect(() => {
    if (!active) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [active]);
}

interface PanelFormProps {
  tab: TabName;
  changed: boolean;
  onSave: () => Promise<void>;
  onDiscard: () => void;
  children: ReactNode;
}

function PanelForm(props: PanelFormProps) {
  const { tab, changed, onSave, onDiscard, children } = props;
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState(false);
  const [done, setDone] = useState('');

  async function submit(event: FormEvent) {
    event.preventDefault();
    setPending(true);
    setFailed(false);
    try {
      await onSave();
      setDone('All changes are saved.');
    } catch {
      setFailed(true);
    }
    setPending(false);
  }

  function discard() {
    onDiscard();
    setDone('Your changes are discarded.');
  }

  return (
    <Tabs.Panel value={tab}>
      <form
        aria-label={TABS[tab].label}
        onSubmit={(event) => void submit(event)}
      >
        {children}
        <Buttons mt={5} mb={3}>
          <Button type="submit" color="primary" loading={pending}>
            Save
          </Button>
          <Button onClick={discard}>Discard</Button>
        </Buttons>
        <Block as="p" role="alert" m={0} textColor="danger-on-scheme">
          {failed && 'We can’t reach the server. Try again.'}
        </Block>
        <p role="status">{changed ? 'You have unsaved changes.' : done}</p>
      </form>
    </Tabs.Panel>
  );
}

export default function SettingsDemo() {
  const [saved, setSaved] = useState(START);
  const [draft, setDraft] = useState(START);

  const change = (part: Partial<Settings>) =>
    setDraft({ ...draft, ...part });
  const text = (key: 'name' | 'email' | 'about') => ({
    value: draft[key],
    onChange: ({ target }: TextEvent) => change({ [key]: target.value }),
  });
  const check = (key: 'news' | 'events') => ({
    checked: draft[key],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      change({ [key]: target.checked }),
  });
  const isChanged = (tab: TabName) =>
    TABS[tab].keys.some((key) => draft[key] !== saved[key]);
  const panel = (tab: TabName) => ({
    tab,
    changed: isChanged(tab),
    onDiscard: () => change(partOf(saved, tab)),
    onSave: async () => {
      const part = await save(partOf(draft, tab));
      setSaved((before) => ({ ...before, ...part }));
    },
  });

  useLeaveWarning(TAB_NAMES.some(isChanged));

  return (
    <Section as="main">
      <Columns centered>
        <Column size={{ desktop: 8 }}>
          <Title as="h1">Settings</Title>
          <Tabs.Group defaultValue="profile">
            <Tabs>
              <Tabs.List aria-label="Settings">
                {TAB_NAMES.map((tab) => (
                  <Tabs.Tab key={tab} value={tab}>
                    {TABS[tab].label}
                    {isChanged(tab) && <Icon label="Unsaved">●</Icon>}
                  </Tabs.Tab>
                ))}
              </Tabs.List>
            </Tabs>
            <PanelForm {...panel('profile')}>
              <Field>
                <Field.Label>Name</Field.Label>
                <Control>
                  <Input required autoComplete="name" {...text('name')} />
                </Control>
              </Field>
              <Field>
                <Field.Label>Email</Field.Label>
                <Control>
                  <Input
                    type="email"
                    required
                    autoComplete="email"
                    {...text('email')}
                  />
                </Control>
              </Field>
              <Field>
                <Field.Label>About you</Field.Label>
                <Control>
                  <TextArea rows={3} {...text('about')} />
                </Control>
                <Field.Help>Members of your book club see this.</Field.Help>
              </Field>
            </PanelForm>
            <PanelForm {...panel('messages')}>
              <Field>
                <Field.Label>Remind me before a book is due</Field.Label>
                <Radios
                  value={draft.reminder}
                  onValueChange={(reminder) => change({ reminder })}
                >
                  <Radio value="one">1 day</Radio>
                  <Radio value="three">3 days</Radio>
                  <Radio value="seven">7 days</Radio>
                </Radios>
              </Field>
              <Field>
                <Checkbox {...check('news')}>
                  Email me about new books
                </Checkbox>
              </Field>
              <Field>
                <Checkbox {...check('events')}>
                  Email me about readings
                </Checkbox>
              </Field>
            </PanelForm>
            <PanelForm {...panel('display')}>
              <Field>
                <Field.Label>Language</Field.Label>
                <Control>
                  <Select
                    value={draft.language}
                    onValueChange={(language) => change({ language })}
                  >
                    <option value="english">English</option>
                    <option value="spanish">Spanish</option>
                  </Select>
                </Control>
              </Field>
              <Field>
                <Field.Label>Start page</Field.Label>
                <Radios
                  value={draft.start}
                  onValueChange={(start) => change({ start })}
                >
                  <Radio value="shelf">My shelf</Radio>
                  <Radio value="search">Search</Radio>
                </Radios>
              </Field>
            </PanelForm>
          </Tabs.Group>
        </Column>
      </Columns>
    </Section>
  );
}
