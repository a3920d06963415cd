import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { DemoModule } from '*.demo.tsx?demo';
import BulmaStage from '@site/src/components/BulmaStage';
import styles from './styles.module.css';

export interface GalleryItem {
  /** Name of the component. */
  name: string;
  /** The group that it belongs to in the library. */
  group: string;
  /** What an import of `*.demo.tsx?demo` gives. */
  demo: DemoModule;
}

/** Small running components, each with a link to its API page. */
export default function Gallery({ items }: { items: readonly GalleryItem[] }): ReactNode {
  return (
    <ul className={styles.gallery}>
      {items.map(({ name, group, demo: { Component } }) => (
        <li key={name} className={styles.item}>
          <div className={styles.header}>
            <Heading as="h3" className={styles.name}>
              <Link to={`/docs/api/${group}/${name.toLowerCase()}`}>{name}</Link>
            </Heading>
            <span className={styles.group}>{group}</span>
          </div>
          <BulmaStage>
            <Component />
          </BulmaStage>
        </li>
      ))}
    </ul>
  );
}
