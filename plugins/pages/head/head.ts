import type { BlogContent, BlogPost } from '@docusaurus/plugin-content-blog';
import { load } from '../../base/library.ts';
import { commitsOf } from '../../content/history.ts';
import { isOld } from '../../library/releases/versions.ts';
import { addToHead, type Page, type Site } from '../page.ts';
import { trailTo } from './parents.ts';
import { structuredData } from './structuredData.ts';

/** The posts of the blog, by their routes. */
function postsIn(plugins: Site['plugins']): Map<string, BlogPost> {
  const blog = plugins.find(({ name }) => name === 'docusaurus-plugin-content-blog');
  const { blogPosts = [] } = (blog?.content ?? {}) as Partial<BlogContent>;
  return new Map(blogPosts.map((post) => [post.metadata.permalink, post]));
}

const quoted = (text: string) => `"${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
const meta = (name: string, content: string | number) => `<meta ${name} content=${content}>`;
/** JSON in which nothing ends the script that it is in. */
const json = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c');

/** Where on the site a page is that has no parent but the home page. */
function sectionOf(path: string): string {
  if (path.startsWith('docs/')) return 'Docs';
  return path.startsWith('blog') ? 'Blog' : 'React components for Bulma';
}

/** Adds to the head of each page what others read of it where they link to it, and what search engines read. */
export async function addHeads(pages: readonly Page[], site: Site) {
  const all = new Map(pages.map((page) => [page.path, page]));
  const paths = new Set(all.keys());
  const posts = postsIn(site.plugins);
  const { cardWriter } = load<typeof import('../cards/write.ts')>('plugins/pages/cards/write.ts');
  const writeCard = cardWriter(site.outDir);
  const origin = site.siteConfig.url + site.baseUrl;

  async function headOf({ path, title, description, source }: Page): Promise<string> {
    const trail = trailTo(path, paths).flatMap((step) => all.get(step) ?? []);
    const parent = trail.at(-2);
    const section = parent?.path ? parent.title : sectionOf(path);
    const card = await writeCard({ path, title, description, section });
    const image = origin + card.file;
    const data = structuredData(
      path,
      trail.map((step) => ({
        name: step.path ? step.title : site.siteConfig.title,
        item: origin + step.path,
      })),
      {
        headline: title,
        description,
        url: origin + path,
        image,
        changed: source ? commitsOf(source)?.last : undefined,
      },
      posts.get(site.baseUrl + path),
    );
    return [
      meta('property=og:image', image),
      meta('property=og:image:alt', quoted(card.alt)),
      meta('property=og:image:width', card.width),
      meta('property=og:image:height', card.height),
      meta('name=twitter:image', image),
      meta('name=twitter:image:alt', quoted(card.alt)),
      `<script type=application/ld+json>${json(data)}</script>`,
      // Search engines should find the newest version, and what only an old one has is of no use to most.
      ...(isOld ? [meta('name=robots', 'noindex')] : []),
    ].join('');
  }

  for (const page of pages) addToHead(page, await headOf(page));
}
