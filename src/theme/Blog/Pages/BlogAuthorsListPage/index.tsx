// The original has no description.
import type { ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import BlogAuthorsListPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';
import type { Props } from '@theme/Blog/Pages/BlogAuthorsListPage';

export default function DescribedAuthorsListPage(props: Props): ReactNode {
  return (
    <>
      <BlogAuthorsListPage {...props} />
      <PageMetadata description="Who writes the Bulmatic blog: the roles in which its maintainers work, and their posts." />
    </>
  );
}
