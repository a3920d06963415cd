// The original has no heading, no links to the archive, tags and authors, and the same title for all pages.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type { Props } from '@theme/BlogListPage';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import clsx from 'clsx';

const { wrapper, page } = ThemeClassNames;

export default function BlogListPage(props: Props): ReactNode {
  const { metadata, items, sidebar } = props;
  const { blogTitle, blogDescription, page: number, totalPages } = metadata;
  const title = number === 1 ? blogTitle : `${blogTitle}, page ${number} of ${totalPages}`;
  return (
    <HtmlClassNameProvider className={clsx(wrapper.blogPages, page.blogListPage)}>
      <PageMetadata title={title} description={blogDescription} />
      <BlogLayout sidebar={sidebar}>
        <header>
          <Heading as="h1">{title}</Heading>
          <p>
            {blogDescription} Browse posts by <Link to="/blog/archive">year</Link>,{' '}
            <Link to="/blog/tags">tag</Link> or <Link to="/blog/authors">author</Link>.
          </p>
        </header>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
