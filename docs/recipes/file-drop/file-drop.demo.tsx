import {
  useRef,
  useState,
  type DragEvent,
  type FormEvent,
  type MouseEvent,
} from 'react';
import {
  Block,
  Box,
  Button,
  Column,
  Columns,
  Delete,
  Field,
  File as FileButton,
  Message,
  Section,
  Title,
} from 'bulmatic';

const TYPES = ['application/pdf', 'image/jpeg', 'image/png'];
const MAX_SIZE = 2_000_000;

/** Replace this with a request to your server. */
async function upload(files: readonly File[]) {
  await new Promise((resolve) => setTimeout(resolve, 600));
  return files.length;
}

function formatSize(bytes: number) {
  const isLarge = bytes >= 1_000_000;
  return new Intl.NumberFormat('en-US', {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: 1,
  }).format(bytes / (isLarge ? 1_000_000 : 1000));
}

const countOf = (count: number) =>
  `${count} ${count === 1 ? 'file' : 'files'}`;

const isSame = (a: File, b: File) => a.name === b.name && a.size === b.size;

/** What is wrong with a file. The server has to check it again. */
function errorOf(file: File, files: readonly File[]) {
  if (!TYPES.includes(file.type)) {
    return `${file.name} isn’t a PDF, JPEG or PNG file.`;
  }
  if (file.size > MAX_SIZE) {
    return `${file.name} is too large: ${formatSize(file.size)}.`;
  }
  return files.some((one) => isSame(one, file))
    ? `${file.name} is already in the list.`
    : undefined;
}

interface DropZoneProps {
  label: string;
  help: string;
  onAdd: (files: readonly File[]) => void;
}

function DropZone({ label, help, onAdd }: DropZoneProps) {
  const [dragging, setDragging] = useState(false);
  const [focused, setFocused] = useState(false);

  function drop(event: DragEvent) {
    // Otherwise, the browser opens the file.
    event.preventDefault();
    setDragging(false);
    onAdd([...event.dataTransfer.files]);
  }

  function leave({ currentTarget, relatedTarget }: DragEvent) {
    if (!currentTarget.contains(relatedTarget as Node | null)) {
      setDragging(false);
    }
  }

  return (
    <Field>
      <Field.Label>{label}</Field.Label>
      <Block
        p={5}
        mb={2}
        textAlign="centered"
        backgroundColor={dragging ? 'link-soft' : undefined}
        style={{
          border: '2px dashed var(--bulma-text-weak)',
          borderRadius: 'var(--bulma-radius-large)',
          // Bulma hides the input and shows no focus on its button.
          outline: focused ? '3px solid var(--bulma-link-text)' : undefined,
          outlineOffset: '2px',
        }}
        onFocus={({ target }) =>
          setFocused(target.matches(':focus-visible'))
        }
        onBlur={() => setFocused(false)}
        onDragOver={(event) => {
          event.preventDefault();
          setDragging(true);
        }}
        onDragLeave={leave}
        onDrop={drop}
      >
        <FileButton
          multiple
          accept={TYPES.join()}
          centered
          mb={2}
          onChange={({ target }) => {
            onAdd([...(target.files ?? [])]);
            // So that the same file can be selected again.
            target.value = '';
          }}
        >
          Select files
        </FileButton>
        or drop them here
      </Block>
      <Field.Help>{help}</Field.Help>
    </Field>
  );
}

interface FileListProps {
  files: readonly File[];
  onRemove: (event: MouseEvent, file: File) => void;
}

function FileList({ files, onRemove }: FileListProps) {
  return (
    <Block as="ul" role="list" aria-label="Files">
      {files.map((file) => (
        <Block
          as="li"
          key={`${file.name} ${file.size}`}
          display="flex"
          alignItems="center"
          gap={2}
          m={0}
          py={3}
          style={{ borderBottom: '1px solid var(--bulma-border)' }}
        >
          <Block flexGrow={1} m={0} style={{ overflowWrap: 'anywhere' }}>
            {file.name}
          </Block>
          <Block as="span" flexShrink={0} m={0} textSize={7}>
            {formatSize(file.size)}
          </Block>
          <Delete
            size="medium"
            aria-label={`Remove ${file.name}`}
            onClick={(event) => onRemove(event, file)}
          />
        </Block>
      ))}
    </Block>
  );
}

export default function FileDropDemo() {
  const send = useRef<HTMLButtonElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const [status, setStatus] = useState('');
  const [pending, setPending] = useState(false);

  function add(added: readonly File[]) {
    const found = added.map((file) => ({
      file,
      error: errorOf(file, files),
    }));
    const good = found
      .filter(({ error }) => !error)
      .map(({ file }) => file);
    setFiles([...files, ...good]);
    setErrors(found.flatMap(({ error }) => error ?? []));
    setStatus(good.length > 0 ? `Added ${countOf(good.length)}.` : '');
  }

  /** Moves the focus to the next button before one goes with its file. */
  function remove({ currentTarget }: MouseEvent, file: File) {
    const item = currentTarget.closest('li');
    const next = item?.nextElementSibling ?? item?.previousElementSibling;
    (next?.querySelector('button') ?? send.current)?.focus();
    setFiles(files.filter((one) => one !== file));
    setErrors([]);
    setStatus(`Removed ${file.name}.`);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    setErrors(files.length > 0 ? [] : ['Add a file first.']);
    if (files.length === 0) return;
    setPending(true);
    const count = await upload(files);
    setPending(false);
    setFiles((all) => all.filter((file) => !files.includes(file)));
    setStatus(`Sent ${countOf(count)}. Thank you!`);
  }

  return (
    <Section as="main">
      <Columns centered>
        <Column size={{ tablet: 9, desktop: 6 }}>
          <Box as="form" onSubmit={(event) => void submit(event)}>
            <Title as="h1" size={4}>
              Share your scores
            </Title>
            <DropZone
              label="Scores"
              help={`PDF, JPEG or PNG, up to ${formatSize(MAX_SIZE)} each.`}
              onAdd={add}
            />
            <div role="alert">
              {errors.length > 0 && (
                <Message color="danger">
                  <Message.Body style={{ overflowWrap: 'anywhere' }}>
                    {errors.map((error) => (
                      <p key={error}>{error}</p>
                    ))}
                  </Message.Body>
                </Message>
              )}
            </div>
            {files.length > 0 && (
              <FileList files={files} onRemove={remove} />
            )}
            <Block role="status" mb={3}>
              {status}
            </Block>
            <Button
              ref={send}
              type="submit"
              color="primary"
              loading={pending}
            >
              Send
            </Button>
          </Box>
        </Column>
      </Columns>
    </Section>
  );
}
