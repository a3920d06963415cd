import { useRef, useState } from 'react';
import { Box, Delete, Title } from 'bulmatic';

export default function DeleteList() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [singers, setSingers] = useState(['Ada', 'Grace', 'Hedy']);

  function remove(singer: string) {
    setSingers(singers.filter((other) => other !== singer));
    heading.current?.focus();
  }

  return (
    <Box>
      <Title as="h3" size={5} ref={heading} tabIndex={-1}>
        {singers.length} singers
      </Title>
      {singers.map((singer) => (
        <p key={singer}>
          <Delete
            aria-label={`Remove ${singer}`}
            mr={2}
            my={1}
            onClick={() => remove(singer)}
          />
          {singer}
        </p>
      ))}
    </Box>
  );
}
