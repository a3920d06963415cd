import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import first from './_home/first.demo.tsx?demo';
import Demo from '@site/src/components/Demo';
import Gallery from '@site/src/components/Gallery';
import InstallLine from '@site/src/components/InstallLine';
import { CLAIMS } from './_home/claims';
import { PICTURES } from './_home/gallery';
import styles from './_home/styles.module.css';

const DESCRIPTION = 'Typed React 19 components for Bulma 1.0: buttons, forms, layout and more.';

export default function Home(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout title={siteConfig.tagline} description={DESCRIPTION}>
      <main className={styles.home}>
        <section className={styles.first}>
          <div className={styles.intro}>
            <Heading as="h1" className={styles.title}>
              Bulma, as typed React components
            </Heading>
            <p className={styles.lead}>
              Every part of Bulma 1.0 as a React 19 component, with typed props and the behavior
              that CSS can’t provide.
            </p>
            <InstallLine />
          </div>
          <p className={styles.ways}>
            <Link to="/docs/intro" className="button button--primary">
              Get started
            </Link>
            <Link to="/docs/components/intro">All components</Link>
          </p>
          <div className={styles.live}>
            <Demo demo={first} />
          </div>
        </section>

        <section>
          <Heading as="h2">Live components</Heading>
          <Gallery pictures={PICTURES} />
        </section>

        <section>
          <Heading as="h2">Why Bulmatic</Heading>
          <dl className={styles.claims}>
            {CLAIMS.map(({ claim, reason, proof, to }) => (
              <div key={claim}>
                <dt>{claim}</dt>
                <dd>
                  {reason} <Link to={to}>{proof}</Link>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      </main>
    </Layout>
  );
}
