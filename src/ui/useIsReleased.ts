import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import library from '@site/library/package.json';

/** Whether npm has the library: until its first release, another address is installed. */
export const useIsReleased = (): boolean =>
  useDocusaurusContext().siteConfig.customFields?.installed === library.name;
