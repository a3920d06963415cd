import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { DemoModule } from '*.demo.tsx?demo';
import BulmaStage from '@site/src/components/BulmaStage';
import styles from './styles.module.css';

export interface GalleryItem {
  /** Name of the component. */
  name: string;
  /** Address of the page that tells more. */
  to: string;
  /** What an import of `*.demo.tsx?demo` gives. */
  demo: DemoModule;
}

/** Small running components, each with a link to its page. */
export default function Gallery({ items }: { items: readonly GalleryItem[] }): ReactNode {
  return (
    <ul className={styles.gallery}>
      {items.map(({ name, to, demo: { Component } }) => (
        <li key={name} className={styles.item}>
          <Heading as="h3" className={styles.name}>
            <Link to={to}>{name}</Link>
          </Heading>
          <BulmaStage>
            <Component />
          </BulmaStage>
        </li>
      ))}
    </ul>
  );
}
