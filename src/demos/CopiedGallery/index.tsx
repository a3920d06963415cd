import type { ReactNode } from 'react';
import type { Copied, Kind } from '@generated/demos/default/pieces.json';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

export interface CopiedGalleryProps {
  kind: Kind;
  all: readonly Copied[];
}

/** All pieces or recipes, each with a small running picture: the recipe, or the first demo of the piece. */
export default function CopiedGallery({ kind, all }: CopiedGalleryProps): ReactNode {
  const demos = useBaseUrl(`/demos/${kind}s/`);
  return (
    <ul className={styles.gallery}>
      {all.map(({ name, title, description }) => (
        <li key={name} className={styles.item}>
          <div className={styles[kind]} inert>
            <iframe
              src={`${demos}${name}/${kind === 'recipe' ? name : 'basic'}`}
              title={`Preview: ${title}`}
              loading="lazy"
              className={styles.frame}
            />
          </div>
          <h2 className={styles.title}>
            <Link to={`/docs/${kind}s/${name}`} className={styles.link}>
              {title}
            </Link>
          </h2>
          <p className={styles.description}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
