import type { MouseEvent } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { openVersion } from './otherVersion.ts';
import { useSiteVersions } from './useSiteVersions.ts';

const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

/** The versions of the site, the newest first, each of which is another build, and where they are. */
export function useVersions() {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const { own, all, currentBaseUrl } = useSiteVersions();
  const current = all[0]!;

  /** A link to the first page of a version. A click on it leads to the page that is open, if that version has it. */
  function linkTo(version: string) {
    const isCurrent = version === current;
    const root = isCurrent ? currentBaseUrl : `${currentBaseUrl}${version}/`;
    // Each version has this page.
    const href = `${root}docs/intro`;
    function onClick(event: MouseEvent) {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      // `current` is Docusaurus' name for the docs that are not a copy.
      const target = { name: isCurrent ? 'current' : version, root, start: href };
      void openVersion(target, baseUrl);
    }
    return { href, onClick };
  }

  return {
    own,
    all,
    current,
    currentBaseUrl,
    /** The page that lists all versions. */
    listPage: `${currentBaseUrl}docs/guides/versions#old`,
    linkTo,
  };
}
