import { useEffect, useId, useState, type KeyboardEvent } from 'react';
import {
  Block,
  Box,
  Column,
  Columns,
  Control,
  Field,
  Input,
  Panel,
  Section,
  Title,
} from 'bulmatic';

const FERRIES: Readonly<Record<string, string>> = {
  'Heron Island': '8:20 am',
  'Mill Harbor': '9:15 am',
  'North Lock': '9:40 am',
  'Old Harbor': '10:05 am',
  'Reed Bay': '10:30 am',
  'Stone Point': '11:10 am',
  'Windmill Pier': '11:45 am',
};

/** Replace this with a request to your server. */
async function findHarbors(query: string) {
  await new Promise((resolve) => setTimeout(resolve, 300));
  const names = Object.keys(FERRIES);
  return names.filter((name) =>
    name.toLowerCase().includes(query.toLowerCase()),
  );
}

type Search = (query: string) => Promise<string[]>;

interface Found {
  query: string;
  options: readonly string[];
}

/** The options for a query. An answer that is late is ignored. */
function useOptions(query: string, search: Search) {
  const [found, setFound] = useState<Found>({ query: '', options: [] });

  useEffect(() => {
    if (!query) return;
    let isLate = false;
    // The server gets a query when the user stops typing, not each letter.
    const timer = setTimeout(() => {
      void search(query).then((options) => {
        if (!isLate) setFound({ query, options });
      });
    }, 200);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [query, search]);

  const isDone = query !== '' && found.query === query;
  return { options: isDone ? found.options : [], isDone };
}

function statusOf(query: string, options: readonly string[]) {
  if (options.length === 0) return `Nothing matches “${query}”.`;
  return options.length === 1
    ? '1 result. Press Arrow Down to reach it.'
    : `${options.length} results. Press Arrow Down to reach them.`;
}

interface AutocompleteProps {
  label: string;
  help: string;
  search: Search;
  /** Called with an option, or with `undefined` when the user edits it. */
  onSelect: (option: string | undefined) => void;
}

function Autocomplete({
  label,
  help,
  search,
  onSelect,
}: AutocompleteProps) {
  const id = useId();
  const [text, setText] = useState('');
  /** What the list is for. It is closed while this is empty. */
  const [query, setQuery] = useState('');
  const [active, setActive] = useState<string>();
  const { options, isDone } = useOptions(query, search);
  const isOpen = options.length > 0;
  const activeIndex = options.indexOf(active ?? '');

  function close() {
    setQuery('');
    setActive(undefined);
  }

  function edit(next: string) {
    setText(next);
    setQuery(next.trim());
    setActive(undefined);
    onSelect(undefined);
  }

  function select(option: string) {
    close();
    setText(option);
    onSelect(option);
  }

  /** From the input, down leads to the first option, and up to the last. */
  function move(step: 1 | -1) {
    if (!isOpen) return setQuery(text.trim());
    const start = step === 1 ? activeIndex : Math.max(activeIndex, 0);
    setActive(options.at((start + step) % options.length));
  }

  function escape() {
    if (query) close();
    else edit('');
  }

  function handleKey(event: KeyboardEvent) {
    // In some languages, these keys write a word; Safari says so only by this code.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const actions: Record<string, (() => void) | undefined> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: isOpen && active ? () => select(active) : undefined,
      Escape: text ? escape : undefined,
    };
    const action = actions[event.key];
    if (action) event.preventDefault();
    // Any other key, such as Home, belongs to the text.
    else setActive(undefined);
    action?.();
  }

  return (
    <Field>
      <Field.Label>{label}</Field.Label>
      <Control loading={query !== '' && !isDone}>
        <Input
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          aria-activedescendant={
            isOpen && activeIndex >= 0 ? `${id}-${activeIndex}` : undefined
          }
          autoComplete="off"
          value={text}
          onChange={(event) => edit(event.target.value)}
          onKeyDown={handleKey}
          onBlur={close}
        />
        {isOpen && (
          <Panel
            as="div"
            role="listbox"
            id={id}
            aria-label={label}
            overflow="hidden"
            mt={1}
            style={{
              position: 'absolute',
              zIndex: 20,
              insetInline: 0,
              background: 'var(--bulma-scheme-main)',
            }}
          >
            {options.map((option, index) => (
              <Panel.Block
                key={option}
                id={`${id}-${index}`}
                role="option"
                aria-selected={option === active}
                backgroundColor={
                  option === active ? 'link-soft' : undefined
                }
                clickable
                onMouseMove={() => setActive(option)}
                // The focus stays in the input.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => select(option)}
              >
                {option}
              </Panel.Block>
            ))}
          </Panel>
        )}
      </Control>
      <Field.Help>{help}</Field.Help>
      <Block role="status" textSize={7} mt={2} srOnly={isOpen}>
        {isDone && statusOf(query, options)}
      </Block>
    </Field>
  );
}

export default function AutocompleteDemo() {
  const [harbor, setHarbor] = useState<string>();

  return (
    <Section as="main">
      <Columns centered>
        <Column size={{ tablet: 8, desktop: 5 }}>
          <Box>
            <Title as="h1" size={4}>
              Find the next ferry
            </Title>
            <Autocomplete
              label="From which harbor?"
              help="Type a part of its name, such as mill."
              search={findHarbors}
              onSelect={setHarbor}
            />
            <p role="status">
              {harbor && `From ${harbor}, it leaves at ${FERRIES[harbor]}.`}
            </p>
          </Box>
        </Column>
      </Columns>
    </Section>
  );
}
