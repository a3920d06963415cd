import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { searchedText } from '../../plugins/search/search.ts';
import type { PageText } from '../../plugins/search/sections.ts';

/** What the search reads of the pages of a built site, by their routes. */
export function pagesIn(folder: string): Map<string, PageText> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const path = file.replace(/(^index)?\.html$/, '');
      return [`/${path}`, searchedText(path, readFileSync(join(folder, file), 'utf8'))] as const;
    });
  return new Map(pages.flatMap(([route, text]) => (text ? [[route, text] as const] : [])));
}

/** Every eighth word becomes another one, so that more pages have more words. */
const varied = (text: string, copy: number) => {
  let count = 0;
  return text.replace(/\p{L}{4,}/gu, (word) => ((count += 1) % 8 ? word : `${word}${copy}`));
};

/** As many pages as asked for, by copies that differ. */
export function grown(pages: ReadonlyMap<string, PageText>, count: number): Map<string, PageText> {
  const all = new Map(pages);
  for (let copy = 1; all.size < count; copy++) {
    for (const [route, { title, description, sections }] of pages) {
      if (all.size >= count) break;
      all.set(`${route}-${copy}`, {
        title: `${title} ${copy}`,
        description: varied(description, copy),
        sections: sections.map((one) => ({ ...one, text: varied(one.text, copy) })),
      });
    }
  }
  return all;
}
