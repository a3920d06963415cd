import { useEffect, useId, useState } from 'react';

/** The id of one part that another part refers to in an ARIA attribute. */
export interface SharedId {
  id: string;
  setOwn: (id: string | undefined) => void;
}

/** For the component around both parts: a generated id, or the one that the part sets. */
export function useSharedId(): SharedId {
  const generated = useId();
  const [own, setOwn] = useState<string>();
  return { id: own ?? generated, setOwn };
}

/** For the part with the id: the caller's, which is reported to the other part, or the generated one. */
export function useOwnId({ id, setOwn }: SharedId, own: string | undefined): string {
  useEffect(() => {
    setOwn(own);
    return () => setOwn(undefined);
  }, [own, setOwn]);
  return own ?? id;
}
