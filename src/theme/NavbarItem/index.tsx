// In the original, only the desktop navbar names the config of an item that fails, and only in a browser.
import type { ReactElement, ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { ErrorCauseBoundary } from '@docusaurus/theme-common';
import OriginalNavbarItem from '@theme-original/NavbarItem';
import type NavbarItemType from '@theme/NavbarItem';
import type { Props } from '@theme/NavbarItem';

const Original = OriginalNavbarItem as typeof NavbarItemType;

/** The error message of the desktop navbar, for the other places too. */
function namedError(props: Props, cause: unknown): Error {
  const added = { mobile: undefined, isDropdownItem: undefined };
  const config = JSON.stringify({ ...props, ...added }, null, 2);
  return new Error(
    `A theme navbar item failed to render.
Please double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config:
${config}`,
    { cause },
  );
}

/** Calls the item's component directly, because error boundaries don't work on a server. */
function renderOnServer(props: Props): ReactNode {
  try {
    const element = Original(props) as ReactElement<object, (props: object) => ReactNode>;
    return element.type(element.props);
  } catch (cause) {
    throw namedError(props, cause);
  }
}

export default function NavbarItem(props: Props): ReactNode {
  if (!ExecutionEnvironment.canUseDOM) return renderOnServer(props);
  if (!('mobile' in props)) return <Original {...props} />;
  return (
    <ErrorCauseBoundary onError={(cause) => namedError(props, cause)}>
      <Original {...props} />
    </ErrorCauseBoundary>
  );
}
