import { ConvertError } from './notes.ts';

/** The parser compares each attribute with all before it, so that it takes minutes for 100,000. */
const MOST_ATTRIBUTES = 2000;

const TAG = /<[a-z][^\s/>]*/gi;
const ATTRIBUTE = /[\s/]*[^\s/>][^\s/>=]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>][^\s>]*)?)?/y;

/** Refuses tags that have more attributes than any that somebody wrote. */
export function checkTags(html: string) {
  for (const tag of html.matchAll(TAG)) {
    ATTRIBUTE.lastIndex = tag.index + tag[0].length;
    let count = 0;
    while (count <= MOST_ATTRIBUTES && ATTRIBUTE.test(html)) count++;
    if (count <= MOST_ATTRIBUTES) continue;
    const line = html.slice(0, tag.index).split('\n').length;
    throw new ConvertError(`The tag in line ${line} has more than ${MOST_ATTRIBUTES} attributes.`);
  }
}
