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

const DESCRIPTION =
  'Bulmatic is a library of typed React 19 components for the CSS framework Bulma 1.0: buttons, forms, layout and more.';

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
              Every part of Bulma 1.0 as a React 19 component, with typed props and the behaviour
              that CSS alone cannot have.
            </p>
            <InstallLine />
            <p className={styles.note}>
              The first release is still to come:{' '}
              <Link to="/docs/intro">install from a checkout</Link>.
            </p>
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
          <Heading as="h2">Running components</Heading>
          <p>The library at work, styled by the installed Bulma.</p>
          <Gallery pictures={PICTURES} />
        </section>

        <section>
          <Heading as="h2">What is different here</Heading>
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
