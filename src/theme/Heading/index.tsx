// If a heading contains markup, the original labels its link with the id of the heading.
import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useAnchorTargetClassName } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Heading';
import clsx from 'clsx';
import styles from './styles.module.css';
import { textOf } from './textOf.ts';

export default function Heading({ as: Tag, id, ...props }: Props): ReactNode {
  const { collectAnchor } = useBrokenLinks();
  const anchorClassName = useAnchorTargetClassName(id);
  // Ids are for the table of contents, which doesn't list the h1.
  if (Tag === 'h1' || !id) return <Tag {...props} />;

  collectAnchor(id);
  const label = translate(
    { id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}' },
    { heading: textOf(props.children) },
  );
  return (
    <Tag {...props} id={id} className={clsx('anchor', anchorClassName, props.className)}>
      {props.children}
      <Link
        className={clsx('hash-link', styles.link)}
        to={`#${id}`}
        aria-label={label}
        title={label}
        translate="no"
      >
        #
      </Link>
    </Tag>
  );
}
