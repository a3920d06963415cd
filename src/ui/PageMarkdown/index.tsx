import { useState, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import { copyText } from './copyText.ts';

/** Copies or shows the Markdown of the page, which `plugins/pages/markdown` writes at its address with `.md`. */
export default function PageMarkdown(): ReactNode {
  const href = `${useLocation().pathname.replace(/\/$/, '')}.md`;
  const [result, setResult] = useState('');

  async function copy() {
    setResult('');
    await copyText(href).then(
      () => setResult('Copied.'),
      () => setResult('Copying failed. View the Markdown and copy it there.'),
    );
  }

  return (
    <>
      <button type="button" className="clean-btn copy-page" onClick={() => void copy()}>
        Copy page as Markdown
      </button>
      <a href={href}>View as Markdown</a> <span aria-live="polite">{result}</span>
    </>
  );
}
