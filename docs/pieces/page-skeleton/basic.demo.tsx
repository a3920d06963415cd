import { useState } from 'react';
import { Button, Content } from 'bulmatic';
import { PageSkeleton } from './PageSkeleton';

export default function BasicDemo() {
  const [loading, setLoading] = useState(true);

  return (
    <>
      <Button mb={4} onClick={() => setLoading(!loading)}>
        {loading ? 'Finish loading' : 'Load again'}
      </Button>
      <PageSkeleton loading={loading} count={4} delay={0}>
        <Content>
          The river rises in the hills above Mill Harbor and passes eleven
          locks before it reaches the sea.
        </Content>
      </PageSkeleton>
    </>
  );
}
