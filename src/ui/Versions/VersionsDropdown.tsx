import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from '@docusaurus/router';
import DropdownNavbarItem, { type Props } from '@theme/NavbarItem/DropdownNavbarItem';
import { askVersions } from './otherVersion.ts';
import { useVersions } from './useVersions.ts';

/** Links to another build must neither get this one's base URL nor open in another tab. */
const AWAY = { autoAddBaseUrl: false, target: '_self', rel: undefined };

/** A dropdown of the versions of the site; without JavaScript, a link to the page that lists them. */
export default function VersionsDropdown(props: Props): ReactNode {
  const { own, all: built, current, currentBaseUrl, listPage, linkTo } = useVersions();
  const [all, setAll] = useState(built);
  const isOld = own !== current;
  const { pathname } = useLocation();

  useEffect(() => {
    // An old version doesn't know what came after it. Without an answer, the list stays as it is.
    if (isOld) askVersions(currentBaseUrl).then(setAll, () => {});
  }, [isOld, currentBaseUrl]);

  const here = {
    // With `to`, the list in the sidebar would be open at first.
    href: pathname,
    'aria-current': 'page',
    className: props.mobile ? 'menu__link--active' : 'dropdown__link--active',
    // Nothing else links to the page for unknown addresses.
    'data-noBrokenLinkCheck': true,
  } as const;

  function itemOf(version: string) {
    if (version === own) return { ...here, label: version };
    const { href, onClick } = linkTo(version);
    return { ...AWAY, label: version, to: `pathname://${href}`, onClick };
  }
  return (
    <DropdownNavbarItem
      {...props}
      {...AWAY}
      label={props.mobile ? 'Versions' : own}
      to={`pathname://${listPage}`}
      items={all.map(itemOf)}
    />
  );
}
