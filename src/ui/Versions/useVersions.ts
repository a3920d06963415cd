import { useState, type MouseEvent } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { createStorageSlot } from '@docusaurus/theme-common';

/** Each version has this page. */
const START = 'docs/intro';

/** `plugins/library/releases/versions.ts` makes it. */
interface SiteVersions {
  own: string;
  all: readonly string[];
  currentBaseUrl: string;
}

/** Where Docusaurus keeps which version of the docs the user has chosen. */
const chosen = createStorageSlot('docs-preferred-version-default');

const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;

async function ask<T>(address: string): Promise<T> {
  const response = await fetch(address);
  return (await response.json()) as T;
}

/** The address in another version of the page that is open here, or of its first page if it lacks that page. */
async function samePage(root: string, baseUrl: string): Promise<string> {
  const { pathname, search, hash } = window.location;
  const path = decodeURI(pathname.slice(baseUrl.length)).replace(/(\.html|\/)$/, '');
  try {
    const pages = await ask<Record<string, string>>(`${root}pages.json`);
    return root + (path in pages ? path + search + hash : START);
  } catch {
    return root + START;
  }
}

/** The versions of the site, the newest first, each of which is another build, and where they are. */
export function useVersions() {
  const { baseUrl, customFields } = useDocusaurusContext().siteConfig;
  const { own, all: built, currentBaseUrl } = customFields?.versions as SiteVersions;
  const [all, setAll] = useState(built);
  const current = built[0]!;

  /** The path of a version's site. */
  const rootOf = (version: string) =>
    version === current ? currentBaseUrl : `${currentBaseUrl}${version}/`;

  /** A link to the first page of a version. A click on it leads to the page that is open, if that version has it. */
  const linkTo = (version: string) => ({
    href: rootOf(version) + START,
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      // Docusaurus calls the docs that are no copy so.
      chosen.set(version === current ? 'current' : version);
      void samePage(rootOf(version), baseUrl).then((address) => window.location.assign(address));
    },
  });

  /** Asks for the versions that came after this one. Without an answer, those that it knows stay. */
  const update = () => {
    void ask<string[]>(`${currentBaseUrl}versions.json`).then(setAll, () => {});
  };

  return {
    own,
    all,
    current,
    /** The page that lists all versions. */
    listPage: `${currentBaseUrl}docs/guides/versions#old`,
    linkTo,
    update,
  };
}
