'use client';

import type { ReactNode } from 'react';
import { Block, Button, Column, Columns } from 'bulmatic';

export interface Step {
  title: string;
  /** A second line. */
  text?: ReactNode;
}

export interface StepsProps {
  /** The name of the list for screen readers. */
  label: string;
  /** The steps, each with a `title`, and a `text` if you want. */
  steps: readonly Step[];
  /** The index of the current step, or the number of steps if all are done. */
  value: number;
  /** If set, the completed steps are buttons. Called with the index of the one that the user clicks. */
  onValueChange?: (value: number) => void;
}

type State = 'done' | 'current' | 'upcoming';

const TEXTS = { done: 'done' };

const stateOf = (index: number, value: number): State => {
  if (index === value) return 'current';
  return index < value ? 'done' : 'upcoming';
};

function Disc({ state, number }: { state: State; number: number }) {
  const isDone = state === 'done';
  return (
    <Block
      as="span"
      aria-hidden
      display="flex"
      alignItems="center"
      justifyContent="center"
      flexShrink={0}
      m={0}
      textWeight="bold"
      backgroundColor={isDone ? 'link' : undefined}
      textColor={isDone ? 'link-invert' : undefined}
      style={{
        width: '2rem',
        height: '2rem',
        borderRadius: '50%',
        border: `2px solid var(--bulma-${state === 'upcoming' ? 'border' : 'link'})`,
      }}
    >
      {isDone ? (
        <svg viewBox="0 0 16 16" width="16" fill="none" stroke="currentColor" strokeWidth="2">
          <path d="m3 8 4 4 6-8" />
        </svg>
      ) : (
        number
      )}
    </Block>
  );
}

interface StepItemProps extends Step {
  number: number;
  state: State;
  isLast: boolean;
  onSelect: (() => void) | undefined;
}

function StepItem({ number, state, isLast, title, text, onSelect }: StepItemProps) {
  const line = `2px solid var(--bulma-${state === 'done' ? 'link' : 'border'})`;
  const name = (
    <>
      {title}
      {state === 'done' && (
        <Block as="span" srOnly>
          {` (${TEXTS.done})`}
        </Block>
      )}
    </>
  );

  return (
    <Column
      as="li"
      aria-current={state === 'current' ? 'step' : undefined}
      display="flex"
      gap={1.5}
      py={0}
    >
      <Block display="flex" flexDirection="column" alignItems="center" m={0}>
        <Disc state={state} number={number} />
        {!isLast && (
          <Block
            display={{ tablet: 'hidden' }}
            flexGrow={1}
            my={1}
            style={{ borderInlineStart: line, minHeight: '1rem' }}
          />
        )}
      </Block>
      <Block flexGrow={1} m={0} pb={4} style={{ overflowWrap: 'anywhere' }}>
        <Block display="flex" alignItems="center" gap={1.5} m={0} style={{ minHeight: '2rem' }}>
          {state === 'done' && onSelect ? (
            <Button
              color="text"
              px={1}
              py={0}
              onClick={onSelect}
              style={{
                height: 'auto',
                minHeight: '2rem',
                whiteSpace: 'normal',
                textAlign: 'start',
              }}
            >
              {name}
            </Button>
          ) : (
            <Block as="span" textWeight={state === 'current' ? 'bold' : undefined} m={0}>
              {name}
            </Block>
          )}
          {!isLast && (
            <Block
              display={{ mobile: 'hidden' }}
              flexGrow={1}
              m={0}
              style={{ borderBlockStart: line }}
            />
          )}
        </Block>
        {text && <Block textSize={7}>{text}</Block>}
      </Block>
    </Column>
  );
}

/** The progress of a task in steps: in a row on tablets and wider windows, and stacked on phones. */
export function Steps({ label, steps, value, onValueChange }: StepsProps) {
  return (
    <Columns
      as="ol"
      // Safari doesn’t treat a list without markers as a list.
      role="list"
      aria-label={label}
      gap={3}
      style={{ listStyle: 'none' }}
    >
      {steps.map((step, index) => (
        <StepItem
          key={index}
          {...step}
          number={index + 1}
          state={stateOf(index, value)}
          isLast={index === steps.length - 1}
          onSelect={onValueChange && (() => onValueChange(index))}
        />
      ))}
    </Columns>
  );
}
