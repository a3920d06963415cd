import { useState, type FormEvent } from 'react';
import {
  Block,
  Button,
  Column,
  Columns,
  Control,
  Field,
  Image,
  Input,
  Menu,
  Section,
  Subtitle,
  Title,
} from 'bulmatic';

const SHELF = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 120">
    <path fill="#9c6b43" d="M0 108h320v12H0z"/>
    <path fill="#3a6ea5" d="M16 20h28v88H16z"/>
    <path fill="#c0563b" d="M46 36h22v72H46z"/>
    <path fill="#4f8a6d" d="M70 12h34v96H70z"/>
    <path fill="none" stroke="#8a8f98" stroke-width="2" stroke-dasharray="6 6" d="M109 29h40v78h-40z"/>
    <path fill="#e0a83c" d="M154 28h26v80h-26z"/>
    <path fill="#6f5b95" d="M182 16h30v92h-30z"/>
    <path fill="#3a6ea5" d="m216 38 20-6 22 70-20 6z"/>
  </svg>`,
)}`;

interface Page {
  title: string;
  href: string;
}

const PAGES: Page[] = [
  { title: 'Opening hours', href: '#hours' },
  { title: 'New books this month', href: '#new-books' },
  { title: 'Books for children', href: '#children' },
  { title: 'Renew a library card', href: '#card' },
  { title: 'Reserve the reading room', href: '#reading-room' },
];

const POPULAR = PAGES.slice(0, 3);

/** Replace this with a request to your server. */
async function search(words: string) {
  await new Promise((resolve) => setTimeout(resolve, 400));
  const wanted = words.trim().toLowerCase();
  return PAGES.filter(({ title }) => title.toLowerCase().includes(wanted));
}

interface Result {
  words: string;
  pages: Page[];
}

function summary({ words, pages }: Result) {
  if (pages.length === 0) return `Nothing found for “${words}”`;
  if (pages.length === 1) return `1 page found for “${words}”`;
  return `${pages.length} pages found for “${words}”`;
}

function Links({ label, pages }: { label: string; pages: Page[] }) {
  return (
    <Menu as="nav" aria-label={label} mb={5}>
      <Menu.Label as="h2">{label}</Menu.Label>
      <Menu.List>
        {pages.map(({ title, href }) => (
          <Menu.Item key={href} href={href}>
            {title}
          </Menu.Item>
        ))}
      </Menu.List>
    </Menu>
  );
}

export default function NotFound() {
  const [result, setResult] = useState<Result>();
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState(false);

  async function find(words: string) {
    setPending(true);
    setFailed(false);
    try {
      setResult({ words, pages: await search(words) });
    } catch {
      setResult(undefined);
      setFailed(true);
    }
    setPending(false);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    void find(data.get('words') as string);
  }

  return (
    <Section as="main">
      <Columns centered>
        <Column size={{ tablet: 9, desktop: 6 }}>
          <Image src={SHELF} alt="" mb={5} style={{ maxWidth: '16rem' }} />
          <Title as="h1" mb={3}>
            We can’t find this page
          </Title>
          <Subtitle>
            Error 404. The address may be wrong, or the page has moved.
          </Subtitle>
          <form role="search" onSubmit={submit}>
            <Field>
              <Field.Label>Search the library’s website</Field.Label>
              <Field addons>
                <Control expanded>
                  <Input type="search" name="words" required />
                </Control>
                <Control>
                  <Button type="submit" color="primary" loading={pending}>
                    Search
                  </Button>
                </Control>
              </Field>
            </Field>
          </form>
          <Block
            as="p"
            role="status"
            my={4}
            style={{ overflowWrap: 'anywhere' }}
          >
            {result && summary(result)}
          </Block>
          <Block as="p" role="alert" m={0} textColor="danger-on-scheme">
            {failed && 'We can’t reach the server. Try again.'}
          </Block>
          {result && result.pages.length > 0 ? (
            <Links label="Results" pages={result.pages} />
          ) : (
            <Links label="Popular pages" pages={POPULAR} />
          )}
          <a href="#home">Go to the home page</a>
        </Column>
      </Columns>
    </Section>
  );
}
