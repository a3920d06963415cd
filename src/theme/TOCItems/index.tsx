// The original marks a heading as soon as React runs, which may be long after the first paint.
import { useEffect, useState, type ReactNode } from 'react';
import TOCItems from '@theme-original/TOCItems';
import type { Props } from '@theme/TOCItems';

export default function TOCItemsOnceScrolled({ linkActiveClassName, ...props }: Props): ReactNode {
  const [isScrolled, setScrolled] = useState(false);

  useEffect(() => {
    const listen = () => setScrolled(true);
    document.addEventListener('scroll', listen, { once: true, passive: true });
    return () => document.removeEventListener('scroll', listen);
  }, []);

  return <TOCItems {...props} linkActiveClassName={isScrolled ? linkActiveClassName : undefined} />;
}
