import type {
  Blog,
  BlogPosting,
  BreadcrumbList,
  Graph,
  Person,
  SoftwareSourceCode,
  TechArticle,
  Thing,
} from 'schema-dts';
import type { BlogPost } from '@docusaurus/plugin-content-blog';
import { deployment } from '../../base/deployment.ts';
import { isReleased } from '../../package/install.ts';
import library from '../../../library/package.json' with { type: 'json' };

/** A page on the way to another: its name and its address. */
export interface Step {
  name: string;
  item: string;
}

/** What all articles say about themselves. */
export interface Article {
  headline: string;
  description: string;
  url: string;
  /** Address of its card. */
  image: string;
  /** When its source last changed, if git knows. */
  changed?: Date;
}

/** The day of a date, which is as exact as readers need it. */
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

const breadcrumbs = (trail: readonly Step[]): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    ...step,
  })),
});

/** As short as it can be, because each page of the docs has it: its address and card are in the head already. */
const techArticle = ({ headline, description, changed }: Article): TechArticle => ({
  '@type': 'TechArticle',
  headline,
  description,
  ...(changed && { dateModified: dayOf(changed) }),
});

function blogPosting({ changed, ...article }: Article, { metadata }: BlogPost): BlogPosting {
  const { authors, date } = metadata;
  return {
    '@type': 'BlogPosting',
    ...article,
    author: authors.map((author): Person => ({ '@type': 'Person', name: author.name ?? '' })),
    datePublished: dayOf(date),
    // A post may be committed before the day on which it is published.
    ...(changed && changed > date && { dateModified: dayOf(changed) }),
  };
}

const blog = ({ headline, description, url }: Article): Blog => ({
  '@type': 'Blog',
  name: headline,
  description,
  url,
});

const sourceCode = ({ url, description }: Article): SoftwareSourceCode => ({
  '@type': 'SoftwareSourceCode',
  name: library.name,
  description,
  url,
  ...(isReleased(library.version) && { version: library.version }),
  codeRepository: deployment.repositoryUrl,
  programmingLanguage: 'TypeScript',
  runtimePlatform: 'React',
  license: `${deployment.repositoryUrl}/blob/main/LICENSE`,
});

/** What a page is about: the library itself, the blog, a post, an article of the docs, or nothing of these. */
function subjectOf(path: string, article: Article, post?: BlogPost): Thing[] {
  if (!path) return [sourceCode(article)];
  if (path === 'blog') return [blog(article)];
  if (post) return [blogPosting(article, post)];
  return /^docs\/(?!category\/)/.test(path) ? [techArticle(article)] : [];
}

/** What search engines read about a page, in the words of schema.org. */
export function structuredData(
  path: string,
  trail: readonly Step[],
  article: Article,
  post?: BlogPost,
): Graph {
  const steps = trail.length > 1 ? [breadcrumbs(trail)] : [];
  return {
    '@context': 'https://schema.org',
    '@graph': [...steps, ...subjectOf(path, article, post)],
  };
}
