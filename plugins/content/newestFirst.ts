import type { BlogPost } from '@docusaurus/plugin-content-blog';

const dayOf = ({ metadata }: BlogPost) => metadata.date.toISOString().slice(0, 10);

function positionOf({ metadata }: BlogPost): number {
  const { position } = metadata.frontMatter as { position?: unknown };
  if (typeof position === 'number') return position;
  throw new Error(
    `${metadata.source}: another post has the same date, so give both a "position": the higher one is shown first.`,
  );
}

/**
 * Puts posts in order, the newest first. Posts of one day follow the `position` in their front matter.
 *
 * @throws If posts of one day lack a position or share one.
 */
export function newestFirst(posts: readonly BlogPost[]): BlogPost[] {
  return posts.toSorted((a, b) => {
    const byDay = dayOf(b).localeCompare(dayOf(a), 'en');
    if (byDay !== 0) return byDay;
    const byPosition = positionOf(b) - positionOf(a);
    if (byPosition !== 0) return byPosition;
    throw new Error(
      `${a.metadata.source}: ${b.metadata.source} has the same date and position; change one of them.`,
    );
  });
}
