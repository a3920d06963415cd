import { useState } from 'react';
import { Button, Field, Input, Panel } from 'bulmatic';
import { EmptyState } from './EmptyState';

const TOWNS = ['Heron Island', 'Mill Harbor', 'Reed Bay'];

export default function SearchDemo() {
  const [query, setQuery] = useState('harbour');
  const found = TOWNS.filter((town) =>
    town.toLowerCase().includes(query.toLowerCase()),
  );

  return (
    <>
      <Field>
        <Field.Label>Town</Field.Label>
        <Input
          type="search"
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      </Field>
      <div role="status">
        {found.length === 0 && (
          <EmptyState
            title={`No town matches “${query}”`}
            action={
              <Button onClick={() => setQuery('')}>Show all towns</Button>
            }
          >
            Check the spelling, or type only a part of the name.
          </EmptyState>
        )}
      </div>
      {found.length > 0 && (
        <Panel as="div">
          {found.map((town) => (
            <Panel.Block key={town} as="div">
              {town}
            </Panel.Block>
          ))}
        </Panel>
      )}
    </>
  );
}
