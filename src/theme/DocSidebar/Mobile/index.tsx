// Like the original, but with one prop. Docusaurus sorts the names of several as a language does, and its rules alone take
// a browser longer than all the rest of the first render.
import { memo, type ReactNode } from 'react';
import { NavbarSecondaryMenuFiller, ThemeClassNames } from '@docusaurus/theme-common';
import { useNavbarMobileSidebar } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/DocSidebar/Mobile';
import DocSidebarItems from '@theme/DocSidebarItems';
import clsx from 'clsx';

function Menu({ of: { sidebar, path } }: { of: Props }): ReactNode {
  const { toggle } = useNavbarMobileSidebar();
  return (
    <ul className={clsx(ThemeClassNames.docs.docSidebarMenu, 'menu__list')}>
      <DocSidebarItems
        items={sidebar}
        activePath={path}
        onItemClick={(item) => {
          // A category without a page only unfolds.
          if ('href' in item && item.href) toggle();
        }}
        level={1}
      />
    </ul>
  );
}

function DocSidebarMobile(props: Props): ReactNode {
  return <NavbarSecondaryMenuFiller component={Menu} props={{ of: props }} />;
}

export default memo(DocSidebarMobile);
