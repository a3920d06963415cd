import { useId, useState, type ComponentProps } from 'react';
import { Block, Box, Column, Columns, Section, Title } from 'bulmatic';

const START = { due: true, news: false, texts: false };

type Name = keyof typeof START;

const SETTINGS: Record<Name, { label: string; help: string }> = {
  due: {
    label: 'Reminders',
    help: 'An email three days before a book is due.',
  },
  news: {
    label: 'New books',
    help: 'An email on the first Monday of each month.',
  },
  texts: {
    label: 'Text messages',
    help: 'A text when a book that you reserved is here.',
  },
};

/** Replace this with a request to your server. Returns what is wrong. */
async function save(name: Name, on: boolean) {
  await new Promise((resolve) => setTimeout(resolve, 400));
  return name === 'texts' && on
    ? 'Add your phone number first.'
    : undefined;
}

interface SwitchProps extends Omit<ComponentProps<'input'>, 'style'> {
  label: string;
  help: string;
  /** Always controlled, because the look depends on it. */
  checked: boolean;
}

function Switch({ label, help, checked, ...input }: SwitchProps) {
  const id = useId();

  return (
    <Block
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap={4}
    >
      <div>
        <Block
          as="label"
          htmlFor={id}
          display="block"
          textWeight="semibold"
          clickable
          m={0}
        >
          {label}
        </Block>
        <p id={`${id}-help`}>{help}</p>
      </div>
      <input
        {...input}
        type="checkbox"
        role="switch"
        id={id}
        aria-describedby={`${id}-help`}
        checked={checked}
        style={{
          appearance: 'none',
          flexShrink: 0,
          width: '3rem',
          height: '1.75rem',
          margin: 0,
          // A transparent border shows where the system sets the colors.
          border: '1px solid transparent',
          borderRadius: '1rem',
          cursor: 'pointer',
          backgroundColor: `var(--bulma-${checked ? 'link' : 'text-weak'})`,
          // The thumb.
          backgroundImage:
            'radial-gradient(circle closest-side, white 95%, transparent)',
          backgroundSize: '1.25rem 1.25rem',
          backgroundRepeat: 'no-repeat',
          backgroundPosition: `${checked ? 'right' : 'left'} 0.2rem center`,
        }}
      />
    </Block>
  );
}

export default function SwitchDemo() {
  const [settings, setSettings] = useState(START);
  const [result, setResult] = useState('');

  const set = (name: Name, on: boolean) =>
    setSettings((current) => ({ ...current, [name]: on }));

  /** The switch changes at once, and back if the server refuses. */
  async function change(name: Name, on: boolean) {
    const { label } = SETTINGS[name];
    set(name, on);
    setResult('');
    const error = await save(name, on);
    if (error) set(name, !on);
    setResult(
      error ?? `${label}: ${on ? 'on' : 'off'}. Your choice is saved.`,
    );
  }

  return (
    <Section as="main">
      <Columns centered>
        <Column size={{ tablet: 9, desktop: 6 }}>
          <Box>
            <Title as="h1" size={4}>
              Messages from the library
            </Title>
            {(Object.keys(SETTINGS) as Name[]).map((name) => (
              <Switch
                key={name}
                name={name}
                {...SETTINGS[name]}
                checked={settings[name]}
                onChange={({ target }) => void change(name, target.checked)}
              />
            ))}
            <p role="status">{result}</p>
          </Box>
        </Column>
      </Columns>
    </Section>
  );
}
