// In the original, all pages of an author have the title of the first.
import type { ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import BlogAuthorsPostsPage from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';
import type { Props } from '@theme/Blog/Pages/BlogAuthorsPostsPage';

export default function TitledAuthorsPostsPage(props: Props): ReactNode {
  const { author, listMetadata } = props;
  const { page, totalPages } = listMetadata;
  const suffix = totalPages > 1 ? `, page ${page} of ${totalPages}` : '';
  return (
    <>
      <BlogAuthorsPostsPage {...props} />
      <PageMetadata title={`Posts by ${author.name}${suffix}`} description={author.description} />
    </>
  );
}
