import { useState } from 'react';
import {
  Block,
  Box,
  Button,
  Buttons,
  Column,
  Columns,
  Section,
  Title,
} from 'bulmatic';

interface Step {
  title: string;
  text: string;
}

const ORDER: readonly Step[] = [
  { title: 'Ordered', text: 'Two rye loaves' },
  { title: 'Baked', text: 'In the oven since 4 am' },
  { title: 'On its way', text: 'By bike' },
  { title: 'Delivered', text: 'Before breakfast' },
];

type State = 'done' | 'current' | 'next';

function Tick() {
  return (
    <svg
      viewBox="0 0 16 16"
      width="1em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="m3 8 4 4 6-8" />
    </svg>
  );
}

interface StepItemProps extends Step {
  number: number;
  state: State;
  last: boolean;
}

function StepItem({ number, state, last, title, text }: StepItemProps) {
  const line = `2px solid var(--bulma-${state === 'done' ? 'link' : 'border'})`;

  return (
    <Column
      as="li"
      aria-current={state === 'current' ? 'step' : undefined}
      display="flex"
      gap={2}
      py={0}
    >
      <Block
        display="flex"
        flexDirection="column"
        alignItems="center"
        m={0}
      >
        <Block
          as="span"
          aria-hidden
          display="flex"
          alignItems="center"
          justifyContent="center"
          flexShrink={0}
          m={0}
          textWeight="bold"
          backgroundColor={state === 'done' ? 'link' : undefined}
          textColor={state === 'done' ? 'link-invert' : undefined}
          style={{
            width: '2rem',
            height: '2rem',
            borderRadius: '50%',
            border: '2px solid',
            borderColor: `var(--bulma-${state === 'next' ? 'border' : 'link'})`,
          }}
        >
          {state === 'done' ? <Tick /> : number}
        </Block>
        {!last && (
          <Block
            display={{ tablet: 'hidden' }}
            flexGrow={1}
            my={1}
            style={{ borderLeft: line, minHeight: '1rem' }}
          />
        )}
      </Block>
      <Block flexGrow={1} m={0} pb={4}>
        <Block display="flex" alignItems="center" gap={2} m={0}>
          <Block
            as="span"
            textWeight={state === 'current' ? 'bold' : undefined}
            m={0}
            style={{ lineHeight: '2rem' }}
          >
            {title}
            {state === 'done' && (
              <Block as="span" srOnly>
                {' '}
                (done)
              </Block>
            )}
          </Block>
          {!last && (
            <Block
              display={{ mobile: 'hidden' }}
              flexGrow={1}
              m={0}
              style={{ borderTop: line }}
            />
          )}
        </Block>
        <Block textSize={7}>{text}</Block>
      </Block>
    </Column>
  );
}

interface StepsProps {
  /** Name of the list for screen readers. */
  label: string;
  steps: readonly Step[];
  /** Index of the current step, or the number of steps if all are done. */
  current: number;
}

function Steps({ label, steps, current }: StepsProps) {
  function stateOf(index: number): State {
    if (index === current) return 'current';
    return index < current ? 'done' : 'next';
  }

  return (
    <Columns
      as="ol"
      // Safari forgets that a list without markers is one.
      role="list"
      aria-label={label}
      gap={3}
      mt={5}
      style={{ listStyle: 'none' }}
    >
      {steps.map((step, index) => (
        <StepItem
          key={step.title}
          {...step}
          number={index + 1}
          state={stateOf(index)}
          last={index === steps.length - 1}
        />
      ))}
    </Columns>
  );
}

export default function StepsDemo() {
  const [current, setCurrent] = useState(1);
  const step = ORDER[current];

  return (
    <Section as="main">
      <Box>
        <Title as="h1" size={4}>
          Your order
        </Title>
        <Steps
          label="Progress of your order"
          steps={ORDER}
          current={current}
        />
        <Block role="status">
          {step
            ? `Step ${current + 1} of ${ORDER.length}: ${step.title}.`
            : 'All steps are done. Enjoy your bread!'}
        </Block>
        <Buttons>
          <Button onClick={() => setCurrent(Math.max(current - 1, 0))}>
            Previous step
          </Button>
          <Button
            onClick={() => setCurrent(Math.min(current + 1, ORDER.length))}
          >
            Next step
          </Button>
        </Buttons>
      </Box>
    </Section>
  );
}
