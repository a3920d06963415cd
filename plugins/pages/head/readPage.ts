import { DomUtils, parseDocument } from 'htmlparser2';

/** What a built page says about itself. */
export interface PageFacts {
  /** Its path below the base URL, which is empty for the home page. */
  path: string;
  /** Its first heading. */
  title: string;
  description: string;
}

const HEADING = /<h1\b[^>]*>[\s\S]*?<\/h1>/;
const DESCRIPTION = /<meta data-rh="?true"? name="?description"? content=("[^"]*"|'[^']*'|[^\s>]*)/;

const textOf = (html: string) => DomUtils.textContent(parseDocument(html)).trim();

/**
 * Reads what a page says about itself.
 *
 * @throws If it has no first heading.
 */
export function readPage(path: string, html: string): PageFacts {
  const [heading] = HEADING.exec(html) ?? [];
  if (!heading) throw new Error(`/${path}: the page has no <h1>, which is the title of its card.`);
  const [, description = ''] = DESCRIPTION.exec(html) ?? [];
  return {
    path,
    title: textOf(heading),
    description: textOf(description.replace(/^(["'])(.*)\1$/, '$2')),
  };
}
