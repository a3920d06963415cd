import type { BlogFeedItem, Options } from '@docusaurus/plugin-content-blog';
import { DomUtils, parseDocument } from 'htmlparser2';

type CreateFeedItems = NonNullable<NonNullable<Options['feedOptions']>['createFeedItems']>;

/** Whether a node works only in a page: buttons, links of headings to themselves, and React's comments. */
const isOfPage = (node: ReturnType<typeof parseDocument>['children'][number]) =>
  DomUtils.isComment(node) ||
  (DomUtils.isTag(node) &&
    (node.name === 'button' || /\b(code-copy|hash-link)\b/.test(node.attribs.class ?? '')));

/** The text of a post as it is in a feed, where no script runs. */
export function articleOf(html: string): string {
  const document = parseDocument(html);
  for (const node of DomUtils.filter(isOfPage, document)) DomUtils.removeElement(node);
  return DomUtils.getInnerHTML(document);
}

/** Makes the items of a feed, which hold articles only. */
export const feedItems: CreateFeedItems = async ({ defaultCreateFeedItems, ...blog }) => {
  const items: BlogFeedItem[] = await defaultCreateFeedItems(blog);
  return items.map((item) => ({ ...item, content: item.content && articleOf(item.content) }));
};
