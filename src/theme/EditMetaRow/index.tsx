// Rewritten, so that the row below a page has its Markdown too, and the width that it needs.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { ThemeClassNames } from '@docusaurus/theme-common';
import type { Props } from '@theme/EditMetaRow';
import PageMarkdown from '@site/src/ui/PageMarkdown';

export default function EditMetaRow({ className, editUrl }: Props): ReactNode {
  return (
    <div className={clsx(className, 'page-ways')}>
      {editUrl && (
        <Link to={editUrl} className={ThemeClassNames.common.editThisPage}>
          <Translate id="theme.common.editThisPage">Edit this page</Translate>
        </Link>
      )}
      <PageMarkdown />
    </div>
  );
}
