import { useEffect, useState, type SyntheticEvent } from 'react';
import { printHtml } from './html';
import type { JsxElement } from 'bulmatic-convert';

/** Shows some JSX in a frame, and tells what HTML the frame has, also after the user has used it. */
export function useFrame(jsx: JsxElement) {
  const [frame, setFrame] = useState<Window>();
  const [html, setHtml] = useState('');

  useEffect(() => {
    const container = frame?.document.getElementById('demo');
    if (!container) return;
    const observer = new MutationObserver(() => setHtml(printHtml(container)));
    observer.observe(container, {
      subtree: true,
      attributes: true,
      childList: true,
      characterData: true,
    });
    return () => observer.disconnect();
  }, [frame]);

  useEffect(() => frame?.tryIt?.show(jsx), [frame, jsx]);

  // Without a connection, it shows a page of the browser, which nobody may read.
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) =>
    setFrame(currentTarget.contentDocument?.defaultView ?? undefined);

  return { frame: frame?.tryIt, html, onLoad };
}
