import {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type FormEvent,
} from 'react';
import {
  Block,
  Box,
  Button,
  Buttons,
  Column,
  Columns,
  Control,
  Field,
  Input,
  Section,
  Table,
  Title,
} from 'bulmatic';
import { Steps } from '../../pieces/steps/Steps';

interface Question extends ComponentProps<typeof Input> {
  name: string;
  label: string;
  /** Shown if the browser finds the answer invalid. */
  error: string;
}

interface Page {
  title: string;
  questions: Question[];
}

const STEPS: Page[] = [
  {
    title: 'Contact',
    questions: [
      {
        name: 'name',
        label: 'Name',
        autoComplete: 'name',
        error: 'Enter your name.',
      },
      {
        name: 'email',
        label: 'Email',
        type: 'email',
        autoComplete: 'email',
        error: 'Enter an email address, such as ada@example.com.',
      },
    ],
  },
  {
    title: 'Stay',
    questions: [
      {
        name: 'arrival',
        label: 'Day of arrival',
        type: 'date',
        error: 'Enter the day when you arrive.',
      },
      {
        name: 'nights',
        label: 'Nights',
        type: 'number',
        min: 1,
        max: 14,
        error: 'Enter a number from 1 to 14.',
      },
    ],
  },
  { title: 'Review', questions: [] },
];

type Values = Record<string, string>;

/** Breaks a word that is too long for a line. */
const BREAKING = { overflowWrap: 'anywhere' } as const;

/** Replace this with a request to your server. */
async function book(values: Values) {
  await new Promise((resolve) => setTimeout(resolve, 600));
  return `We sent the details to ${values.email}.`;
}

interface AnswerProps {
  question: Question;
  value: string;
  wrong: boolean;
  onChange: (value: string) => void;
}

function Answer({ question, value, wrong, onChange }: AnswerProps) {
  const { label, error, ...input } = question;

  return (
    <Field>
      <Field.Label>{label}</Field.Label>
      <Control>
        <Input
          {...input}
          required
          // Something other than spaces.
          pattern=".*\S.*"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          color={wrong ? 'danger' : undefined}
        />
      </Control>
      {wrong && <Field.Help error>{error}</Field.Help>}
    </Field>
  );
}

function Summary({ values }: { values: Values }) {
  return (
    <Table fullwidth aria-label="Your answers">
      <tbody>
        {STEPS.flatMap(({ questions }) => questions).map((question) => (
          <tr key={question.name}>
            <th scope="row">{question.label}</th>
            <td style={BREAKING}>{values[question.name]}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

export default function Wizard() {
  const heading = useRef<HTMLHeadingElement>(null);
  const hasMoved = useRef(false);
  const [step, setStep] = useState(0);
  const [values, setValues] = useState<Values>({});
  const [wrong, setWrong] = useState<string[]>([]);
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState(false);
  const [result, setResult] = useState('');
  const isLast = step === STEPS.length - 1;

  // Moves the focus to each new step, but not when the page loads.
  useEffect(() => {
    if (hasMoved.current) heading.current?.focus();
  }, [step, result]);

  function goTo(next: number) {
    hasMoved.current = true;
    setWrong([]);
    setStep(next);
  }

  async function send() {
    setPending(true);
    setFailed(false);
    try {
      setResult(await book(values));
    } catch {
      setFailed(true);
    }
    setPending(false);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const inputs = [...event.currentTarget.querySelectorAll('input')];
    const invalid = inputs.filter((input) => !input.validity.valid);
    setWrong(invalid.map(({ name }) => name));
    if (invalid[0]) return invalid[0].focus();
    if (!isLast) return goTo(step + 1);
    void send();
  }

  const form = (
    <Box as="form" noValidate onSubmit={submit}>
      <Title as="h2" size={4} ref={heading} tabIndex={-1}>
        Step {step + 1} of {STEPS.length}: {STEPS[step]?.title}
      </Title>
      {STEPS[step]?.questions.map((question) => (
        <Answer
          key={question.name}
          question={question}
          value={values[question.name] ?? ''}
          wrong={wrong.includes(question.name)}
          onChange={(value) =>
            setValues({ ...values, [question.name]: value })
          }
        />
      ))}
      {isLast && <Summary values={values} />}
      <Block as="p" role="alert" m={0} textColor="danger-on-scheme">
        {isLast && failed && 'We can’t reach the server. Try again.'}
      </Block>
      <Buttons right mt={5}>
        {step > 0 && <Button onClick={() => goTo(step - 1)}>Back</Button>}
        <Button type="submit" color="primary" loading={pending}>
          {isLast ? 'Book the berth' : 'Next'}
        </Button>
      </Buttons>
    </Box>
  );

  return (
    <Section as="main">
      <Columns centered>
        <Column size={{ tablet: 10, desktop: 7, widescreen: 6 }}>
          <Title as="h1">Book a guest berth</Title>
          <Steps
            label="Progress"
            steps={STEPS}
            value={result ? STEPS.length : step}
            onValueChange={result ? undefined : goTo}
          />
          {result ? (
            <Box>
              <Title as="h2" size={4} ref={heading} tabIndex={-1}>
                Your berth is booked
              </Title>
              <p style={BREAKING}>{result}</p>
            </Box>
          ) : (
            form
          )}
        </Column>
      </Columns>
    </Section>
  );
}
