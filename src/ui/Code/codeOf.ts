import type { CodeSource } from '@generated/code';

let inPage: Map<string, string> | undefined;

/** The code in the loaded HTML, including its `<noscript>` elements. */
function readPage(): Map<string, string> {
  const codes = new Map<string, string>();
  function read(part: ParentNode) {
    for (const code of part.querySelectorAll<HTMLElement>('[data-code]')) {
      codes.set(code.dataset.code ?? '', code.innerHTML);
    }
  }
  read(document);
  for (const { textContent } of document.querySelectorAll('noscript')) {
    const template = document.createElement('template');
    template.innerHTML = textContent;
    read(template.content);
  }
  return codes;
}

/** Highlighted code as HTML: from the page, if it is the one that the browser loaded first, or from its module. */
export function codeOf({ id, load }: CodeSource): string {
  if (typeof document === 'undefined') return load();
  inPage ??= readPage();
  return inPage.get(id) ?? load();
}
