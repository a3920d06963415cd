import { useState } from 'react';
import { Tag, Tags } from 'bulmatic';

export default function TagCross() {
  const [filtered, setFiltered] = useState(true);
  if (!filtered)
    return (
      <Tag as="button" size="medium" onClick={() => setFiltered(true)}>
        Only vegetarian
      </Tag>
    );
  return (
    <Tags addons>
      <Tag size="medium" color="link">
        Vegetarian
      </Tag>
      <Tag
        size="medium"
        delete
        aria-label="Remove the filter Vegetarian"
        onClick={() => setFiltered(false)}
      />
    </Tags>
  );
}
