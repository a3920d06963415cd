// There are two originals, which differ. They keep the page's title, announce nothing, and stay after navigation.
import { useEffect, useRef, useState, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Props } from '@theme/Error';
import { focusElement } from '../../browser/focusElement.ts';
import { explain, reportUrl } from './report.ts';
import styles from './styles.module.css';
import { useFocusReturn } from './useFocusReturn.ts';

/** The crash screen, which replaces a page, or everything. It can't rely on any part of the theme. */
export default function CrashScreen({ error, tryAgain }: Props): ReactNode {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { baseUrl, title, titleDelimiter, customFields } = siteConfig;
  const repositoryUrl = customFields?.repositoryUrl;
  const explanation = explain(error);
  const heading = useRef<HTMLHeadingElement>(null);
  const headline = translate({
    id: 'theme.ErrorPageContent.title',
    message: 'This page crashed.',
  });

  const location = useLocation();
  const [crashed] = useState(location);
  useEffect(() => {
    if (location !== crashed) tryAgain();
  }, [location, crashed, tryAgain]);
  useFocusReturn();
  useEffect(() => {
    // Clicks on the page that crashed must not be repeated on this one.
    delete window.early;
    window.scrollTo(0, 0);
    if (heading.current) focusElement(heading.current);
  }, []);

  return (
    <main className="container margin-vert--xl">
      <Head>
        <html lang={i18n.localeConfigs[i18n.currentLocale]?.htmlLang} />
        <title>{`${headline} ${titleDelimiter} ${title}`}</title>
      </Head>
      <h1 ref={heading}>{headline}</h1>
      <p role="alert" className={styles.explanation}>
        {explanation}
      </p>
      <div className={styles.ways}>
        <button type="button" className="button button--primary" onClick={tryAgain}>
          <Translate id="theme.ErrorPageContent.tryAgain">Try again</Translate>
        </button>
        <a href={baseUrl}>
          <Translate id="site.crash.home">Go to the home page</Translate>
        </a>
        {typeof repositoryUrl === 'string' && (
          <a href={reportUrl(repositoryUrl, explanation)}>
            <Translate id="site.crash.report">Report this</Translate>
          </a>
        )}
      </div>
    </main>
  );
}
