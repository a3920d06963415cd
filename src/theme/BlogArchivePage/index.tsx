// The original skips a heading level, its title has too little contrast, and its description says nothing.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ArchiveBlogPost, Props } from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

const DESCRIPTION = 'All posts on the Bulmatic blog by year, newest first.';

const DAY = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;

const yearOf = ({ metadata }: ArchiveBlogPost) => metadata.date.slice(0, 4);

export default function BlogArchivePage({ archive: { blogPosts } }: Props): ReactNode {
  const { currentLocale } = useDocusaurusContext().i18n;
  const dates = new Intl.DateTimeFormat(currentLocale, DAY);
  const years = [...new Set(blogPosts.map(yearOf))];
  return (
    <Layout>
      <PageMetadata title="Archive" description={DESCRIPTION} />
      <main className="container margin-vert--lg">
        <Heading as="h1">Archive</Heading>
        <p>{DESCRIPTION}</p>
        {years.map((year) => (
          <section key={year}>
            <Heading as="h2" id={year}>
              {year}
            </Heading>
            <ul>
              {blogPosts
                .filter((post) => yearOf(post) === year)
                .map(({ metadata: { permalink, title, date } }) => (
                  <li key={permalink}>
                    <Link to={permalink}>{title}</Link>, {dates.format(new Date(date))}
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </main>
    </Layout>
  );
}
