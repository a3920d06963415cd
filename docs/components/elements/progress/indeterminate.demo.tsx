import { useState } from 'react';
import { Button, Progress } from 'bulmatic';

export default function ProgressIndeterminate() {
  const [pages, setPages] = useState<number>();
  const isKnown = pages !== undefined;
  return (
    <>
      <Progress
        aria-label="Scan of the archive"
        color="info"
        value={isKnown ? 40 : undefined}
        max={pages}
      />
      <Button onClick={() => setPages(isKnown ? undefined : 120)}>
        {isKnown ? 'Clear the count' : 'Count the pages'}
      </Button>
    </>
  );
}
