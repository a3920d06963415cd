import type { ReactNode } from 'react';
import recipes from '@generated/demos/default/recipes.json';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

/** All recipes, each with a small running picture. */
export default function RecipeGallery(): ReactNode {
  const demos = useBaseUrl('/demos/recipes/');
  return (
    <ul className={styles.gallery}>
      {recipes.map(({ name, title, description }) => (
        <li key={name} className={styles.item}>
          <div className={styles.picture} inert>
            <iframe
              src={`${demos}${name}/${name}`}
              title={`Preview: ${title}`}
              loading="lazy"
              className={styles.frame}
            />
          </div>
          <h2 className={styles.title}>
            <Link to={`/docs/recipes/${name}`} className={styles.link}>
              {title}
            </Link>
          </h2>
          <p className={styles.description}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
