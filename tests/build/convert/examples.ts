import { readFileSync } from 'node:fs';
import { convert, type Converted } from '../../../convert/src/index.ts';
import { difference } from './compare.ts';
import { renderCode } from './render.ts';

interface Source {
  page: string;
  name: string;
  html: string;
}

/** An example of Bulma's documentation, and what became of it. */
export interface Example extends Converted {
  /** Its page and its name there. */
  id: string;
  html: string;
  /** The first difference between its HTML and that of its components. */
  found: string | undefined;
}

const sources = JSON.parse(readFileSync('tests/fixtures/bulmaExamples.json', 'utf8')) as Source[];

/** All examples of Bulma's documentation, converted and rendered. */
export const examples = (): Example[] =>
  sources.map(({ page, name, html }) => {
    const converted = convert(html);
    return {
      ...converted,
      id: `${page}/${name}`,
      html,
      found: difference(html, renderCode(converted.code)),
    };
  });
