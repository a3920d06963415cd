import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { StageModule } from '*.demo.tsx?stage';
import DemoStage from '@site/src/components/DemoStage';
import styles from './styles.module.css';

export interface GalleryItem {
  /** Name of the component. */
  name: string;
  /** The group that it belongs to in the library. */
  group: string;
  /** What an import of `*.demo.tsx?stage` gives. */
  demo: StageModule;
}

/** Small running components, each with a link to its page in the component guide. */
export default function Gallery({ items }: { items: readonly GalleryItem[] }): ReactNode {
  return (
    <ul className={styles.gallery}>
      {items.map(({ name, group, demo }) => (
        <li key={name} className={styles.item}>
          <div className={styles.header}>
            <Heading as="h3" className={styles.name}>
              <Link to={`/docs/components/${group}/${name.toLowerCase()}`}>{name}</Link>
            </Heading>
          </div>
          <DemoStage demo={demo} />
        </li>
      ))}
    </ul>
  );
}
