import { useState } from 'react';
import { Button, Delete, Tag, Tags } from 'bulmatic';

const ALL = ['Vegetarian', 'Without nuts', 'Quick'];

export default function DeleteBasic() {
  const [filters, setFilters] = useState(ALL);

  const remove = (filter: string) =>
    setFilters(filters.filter((other) => other !== filter));

  return (
    <>
      <Tags>
        {filters.map((filter) => (
          <Tag key={filter} size="medium">
            {filter}
            <Delete
              size="small"
              aria-label={`Remove ${filter}`}
              onClick={() => remove(filter)}
            />
          </Tag>
        ))}
      </Tags>
      <Button size="small" onClick={() => setFilters(ALL)}>
        All filters
      </Button>
    </>
  );
}
