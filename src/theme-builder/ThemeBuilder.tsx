import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { hasTheme } from './hasTheme';

const loadBuilder = () => import('./Builder');
const Builder = lazy(loadBuilder);

/** Opens the theme builder, which is loaded only then, or at once for an address with a theme. */
export default function ThemeBuilder(): ReactNode {
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed');

  function open() {
    loadBuilder().then(
      () => setState('open'),
      () => setState('failed'),
    );
  }

  useEffect(() => {
    const openLinked = () => {
      if (hasTheme(location.hash)) open();
    };
    openLinked();
    addEventListener('hashchange', openLinked);
    return () => removeEventListener('hashchange', openLinked);
  }, []);

  if (state === 'open')
    return (
      <Suspense>
        <Builder />
      </Suspense>
    );
  return (
    <div className="needs-script margin-bottom--lg">
      <button type="button" className="button button--primary" onClick={open}>
        Open the theme builder
      </button>
      {state === 'failed' && <span role="alert"> It could not be loaded. Try again.</span>}
    </div>
  );
}
