import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** `plugins/library/releases/versions.ts` makes it. */
interface SiteVersions {
  own: string;
  all: readonly string[];
  currentBaseUrl: string;
}

/** The versions of the site that there were at this build. */
export const useSiteVersions = () =>
  useDocusaurusContext().siteConfig.customFields?.versions as SiteVersions;
