import {
  useRef,
  useState,
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';
import {
  Block,
  Box,
  Button,
  Column,
  Columns,
  Control,
  Delete,
  Field,
  Input,
  Section,
  Tag,
  Tags,
  Title,
} from 'bulmatic';

/** The tags of a list, and those of `names` that aren’t among them yet. */
function withNames(tags: readonly string[], names: readonly string[]) {
  const all = new Map(tags.map((tag) => [tag.toLowerCase(), tag]));
  for (const name of names) {
    const key = name.toLowerCase();
    if (!all.has(key)) all.set(key, name);
  }
  return [...all.values()];
}

interface TagInputProps {
  /** Name of the form field. The form sends it once for each tag. */
  name: string;
  label: string;
  help: string;
  defaultValue?: readonly string[];
}

function TagInput({ name, label, help, defaultValue = [] }: TagInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [tags, setTags] = useState(defaultValue);
  const [text, setText] = useState('');
  const [status, setStatus] = useState('');

  function add(names: readonly string[]) {
    const next = withNames(tags, names);
    const added = next.slice(tags.length).join(', ');
    setTags(next);
    setText('');
    if (added) setStatus(`Added ${added}.`);
    else if (names.length > 0)
      setStatus(`Already there: ${names.join(', ')}.`);
  }

  function remove(tag: string) {
    setTags(tags.filter((one) => one !== tag));
    setStatus(`Removed ${tag}.`);
  }

  /** Text with a comma or a new line becomes tags, typed or pasted. */
  function edit(next: string) {
    if (!/[,\n]/.test(next)) return setText(next);
    const names = next.split(/[,\n]/).map((name) => name.trim());
    add(names.filter(Boolean));
  }

  /** An input drops the new lines of what is pasted, so it can’t be later. */
  function paste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text');
    if (!pasted.includes('\n')) return;
    event.preventDefault();
    edit(text + pasted);
  }

  function handleKey(event: KeyboardEvent) {
    // In some languages, Enter ends the writing of a word; Safari says so only by this code.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const last = tags.at(-1);
    if (event.key === 'Backspace' && !text && last) return remove(last);
    if (event.key !== 'Enter' || !text.trim()) return;
    event.preventDefault();
    add([text.trim()]);
  }

  /** Removes a tag by its button, and moves the focus to the next button. */
  function click({ currentTarget }: MouseEvent, tag: string) {
    const item = currentTarget.closest('li');
    const next = item?.nextElementSibling ?? item?.previousElementSibling;
    (next?.querySelector('button') ?? input.current)?.focus();
    remove(tag);
  }

  return (
    <Field style={{ overflowWrap: 'anywhere' }}>
      <Field.Label>{label}</Field.Label>
      {tags.length > 0 && (
        <Tags as="ul" role="list" aria-label={label} size="medium" mb={2}>
          {tags.map((tag) => (
            <Tag
              key={tag}
              as="li"
              color="link"
              light
              // Long tags wrap. A tag of Bulma has one line.
              style={{
                height: 'auto',
                minHeight: '2em',
                whiteSpace: 'normal',
              }}
            >
              {tag}
              <Delete
                aria-label={`Remove ${tag}`}
                onClick={(event) => click(event, tag)}
              />
              <input type="hidden" name={name} value={tag} />
            </Tag>
          ))}
        </Tags>
      )}
      <Control>
        <Input
          ref={input}
          autoComplete="off"
          value={text}
          onChange={(event) => edit(event.target.value)}
          onPaste={paste}
          onKeyDown={handleKey}
        />
      </Control>
      <Field.Help>{help}</Field.Help>
      <Block role="status" textSize={7} mt={2}>
        {status}
      </Block>
    </Field>
  );
}

export default function TagInputDemo() {
  const [saved, setSaved] = useState('');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const topics = new FormData(event.currentTarget).getAll('topics');
    setSaved(`Saved. Topics: ${topics.length}.`);
  }

  return (
    <Section as="main">
      <Columns centered>
        <Column size={{ tablet: 9, desktop: 6 }}>
          <Box as="form" onSubmit={submit}>
            <Title as="h1" size={4}>
              Rivers on Foot
            </Title>
            <TagInput
              name="topics"
              label="Topics"
              help="Press Enter or type a comma after each topic."
              defaultValue={['travel', 'rivers']}
            />
            <Button type="submit" color="primary">
              Save
            </Button>
            <p role="status">{saved}</p>
          </Box>
        </Column>
      </Columns>
    </Section>
  );
}
