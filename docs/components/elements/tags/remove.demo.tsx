import { useState } from 'react';
import { Button, Control, Field, Tag, Tags } from 'bulmatic';

const ALL = ['Under €20', 'Second-hand', 'Near me'];

export default function TagsRemove() {
  const [filters, setFilters] = useState(ALL);
  return (
    <>
      <Field groupedMultiline>
        {filters.map((filter) => (
          <Control key={filter}>
            <Tags addons>
              <Tag color="link">{filter}</Tag>
              <Tag
                delete
                aria-label={`Remove ${filter}`}
                onClick={() =>
                  setFilters(filters.filter((f) => f !== filter))
                }
              />
            </Tags>
          </Control>
        ))}
      </Field>
      <Button size="small" onClick={() => setFilters(ALL)}>
        All filters
      </Button>
    </>
  );
}
