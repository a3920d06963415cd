import type { ReactNode } from 'react';
import { Block, Subtitle, Title } from 'bulmatic';

export interface EmptyStateProps {
  /** Says in a few words what is missing, and why. */
  title: string;
  /** The heading level of the title. */
  level?: 2 | 3 | 4;
  /** Says what the user can do now. */
  children?: ReactNode;
  /** A decorative picture, such as an `svg`. */
  picture?: ReactNode;
  /** One button or link, or two in `Buttons`. */
  action?: ReactNode;
}

/** What a list, a table or a search shows while it has no rows. */
export function EmptyState({ title, level = 2, children, picture, action }: EmptyStateProps) {
  return (
    <Block
      display="flex"
      flexDirection="column"
      alignItems="center"
      textAlign="centered"
      p={6}
      style={{
        border: '1px dashed var(--bulma-border)',
        borderRadius: 'var(--bulma-radius-large)',
      }}
    >
      {picture && (
        <Block aria-hidden mb={4} textColor="text">
          {picture}
        </Block>
      )}
      <Title as={`h${level}`} size={5} mb={2}>
        {title}
      </Title>
      {children && (
        <Subtitle as="p" size={6} mb={4} style={{ maxWidth: '32rem' }}>
          {children}
        </Subtitle>
      )}
      {action}
    </Block>
  );
}
