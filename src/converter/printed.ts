import { printHtml } from '@site/src/playground/html';

/** HTML on lines that are easy to read. A template loads and runs nothing of it. */
export function printed(html: string): string {
  const parsed = document.createElement('template');
  parsed.innerHTML = html;
  const holder = parsed.content.ownerDocument.createElement('div');
  holder.append(parsed.content);
  return `${printHtml(holder)}\n`;
}
