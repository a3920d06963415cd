import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import Code from '@site/src/ui/Code';
import Gallery from '@site/src/demos/Gallery';
import InstallLine from '@site/src/ui/InstallLine';
import tabs from '@site/docs/components/components/tabs/basic.demo.tsx?code';
import still from '@site/docs/components/_gallery/home/app.demo.tsx?still';
import app from '@site/docs/recipes/loans/loans.demo.tsx?view';
import { CLAIMS } from './_home/claims';
import { PICTURES } from './_home/gallery';
import LiveApp from './_home/LiveApp';
import styles from './_home/styles.module.css';

const TITLE = 'React components for Bulma';
const DESCRIPTION = 'Typed React 19 components for Bulma 1.0: buttons, forms, layout and more.';

export default function Home(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout title={TITLE} description={DESCRIPTION}>
      <main className={styles.home}>
        <section className={styles.first}>
          <div className={styles.intro}>
            <p className={styles.tagline}>{siteConfig.tagline}</p>
            <Heading as="h1" className={styles.title}>
              Bulma, as typed React components
            </Heading>
            <p className={styles.lead}>
              Every part of Bulma 1.0 as a React 19 component, with typed props and the behavior
              that CSS can’t provide.
            </p>
            <InstallLine />
            <p className={styles.ways}>
              <Link to="/docs/intro" className="button button--primary">
                Get started
              </Link>
              <Link to="/docs/components/intro">All components</Link>
              <Link to="/docs/recipes/intro">Recipes</Link>
            </p>
          </div>
          <figure className={styles.live}>
            <LiveApp app={app} still={still} />
            <figcaption>
              A real app: try the form, the menu and dark mode.{' '}
              <Link to="/docs/recipes/loans">Read its code</Link>
            </figcaption>
          </figure>
        </section>

        <section>
          <Heading as="h2">From your code to Bulma’s HTML</Heading>
          <p>
            You write the TSX. The component adds names, states, ids and keys, and renders Bulma’s
            own HTML, ready for assistive technology.
          </p>
          <div className={styles.sides}>
            <Code code={tabs.source} what="TSX" label="TSX" className={styles.side} />
            <Code code={tabs.output} what="HTML" label="HTML" className={styles.side} />
          </div>
        </section>

        <section>
          <Heading as="h2">Why Bulmatic</Heading>
          <dl className={styles.claims}>
            {CLAIMS.map(({ figure, claim, reason, proof, to }) => (
              <div key={claim}>
                <dt>
                  {claim} <span className={styles.figure}>{figure}</span>
                </dt>
                <dd>
                  {reason} <Link to={to}>{proof}</Link>
                </dd>
              </div>
            ))}
          </dl>
        </section>

        <section>
          <Heading as="h2">Live components</Heading>
          <Gallery pictures={PICTURES} />
        </section>
      </main>
    </Layout>
  );
}
