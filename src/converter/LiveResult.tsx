import { useEffect, useState, type ReactNode } from 'react';
import type { JsxElement } from 'bulmatic-convert';
import { READY } from '@site/src/converter/messages';
import converted from '@site/src/converter/converted.demo.tsx?view';

/** Runs what the converter made in a page of its own, where Bulma is as it is in an app, and the policy forbids scripts. */
export default function LiveResult({ tree }: { tree: JsxElement }): ReactNode {
  const [frame, setFrame] = useState<Window>();

  useEffect(() => {
    function receive({ data, source, origin }: MessageEvent<unknown>) {
      if (origin === location.origin && data === READY) setFrame(source as Window);
    }
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  }, []);

  useEffect(() => frame?.postMessage(tree, location.origin), [frame, tree]);

  return <converted.View demo={converted} />;
}
