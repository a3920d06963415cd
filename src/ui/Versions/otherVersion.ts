import { createStorageSlot } from '@docusaurus/theme-common';

/** Where Docusaurus keeps which version of the docs the user has chosen. */
const chosen = createStorageSlot('docs-preferred-version-default');

async function ask<T>(address: string): Promise<T> {
  const response = await fetch(address);
  return (await response.json()) as T;
}

/** The path of the page that is open, below the base URL of its version. */
const openPath = (baseUrl: string) =>
  decodeURI(window.location.pathname.slice(baseUrl.length)).replace(/(\.html|\/)$/, '');

/** Whether a version has a page. One that does not answer has none. */
const hasPage = (root: string, path: string) =>
  ask<object>(`${root}pages.json`).then(
    (pages) => path in pages,
    () => false,
  );

interface Target {
  /** The version as Docusaurus calls it. */
  name: string;
  /** The path of its site. */
  root: string;
  /** A page that it has. */
  start: string;
}

/** Keeps the choice of a version, and opens the same page there, or its first page if it lacks that page. */
export async function openVersion({ name, root, start }: Target, baseUrl: string) {
  chosen.set(name);
  const { search, hash } = window.location;
  const path = openPath(baseUrl);
  window.location.assign((await hasPage(root, path)) ? root + path + search + hash : start);
}

/** All versions that are there by now. */
export const askVersions = (root: string) => ask<string[]>(`${root}versions.json`);
