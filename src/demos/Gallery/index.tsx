import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import type { PictureModule } from '*.demo.tsx?picture';
import DemoStage from '@site/src/demos/DemoStage';
import styles from './styles.module.css';

export interface GalleryProps {
  /** What imports of `*.demo.tsx?picture` give. */
  pictures: readonly PictureModule[];
}

/** Small running components, each with a link to its page in the component guide. */
export default function Gallery({ pictures }: GalleryProps): ReactNode {
  return (
    <ul className={styles.gallery}>
      {pictures.map((picture) => (
        <li key={picture.name} className={styles.item}>
          <div className={styles.header}>
            <h3 className={styles.name}>
              <Link to={picture.route}>{picture.name}</Link>
            </h3>
          </div>
          <DemoStage demo={picture} />
        </li>
      ))}
    </ul>
  );
}
