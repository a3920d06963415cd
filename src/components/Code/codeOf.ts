import type { CodeSource } from '@generated/code';

let inPage: Map<string, string> | undefined;

/** The code in the HTML that was loaded, and in what it has for those without scripts. */
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

/** Highlighted code as HTML: from the page, which has it if it was the first one, or from its module. */
export function codeOf({ id, load }: CodeSource): string {
  if (typeof document === 'undefined') return load();
  inPage ??= readPage();
  return inPage.get(id) ?? load();
}
