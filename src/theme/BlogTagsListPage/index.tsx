// The original has the same title as the page of the component Tags.
import type { ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';
import type { Props } from '@theme/BlogTagsListPage';

export default function TitledTagsListPage(props: Props): ReactNode {
  return (
    <>
      <BlogTagsListPage {...props} />
      <PageMetadata
        title="Tags of the blog"
        description="The topics of the Bulmatic blog, with the number of posts for each tag."
      />
    </>
  );
}
