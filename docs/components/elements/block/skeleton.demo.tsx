import { useState } from 'react';
import { Block, Button } from 'bulmatic';

const TEXT = 'The first edition was printed in 1862, in two volumes.';

export default function BlockSkeleton() {
  const [loading, setLoading] = useState(true);
  return (
    <>
      <Block aria-busy={loading}>
        {loading ? <Block.SkeletonLines lines={3} /> : TEXT}
      </Block>
      <Button onClick={() => setLoading(!loading)}>
        {loading ? 'Finish loading' : 'Load again'}
      </Button>
    </>
  );
}
