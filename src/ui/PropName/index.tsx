import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

export interface PropNameProps {
  /** Anchor of the prop on its page. */
  id: string;
  /** Name of the prop. */
  name: string;
  /** Whether the prop must be given. */
  required?: boolean;
}

/** The name of a prop in a reference table, with a link of its own. */
export default function PropName({ id, name, required }: PropNameProps): ReactNode {
  // Links to a prop are checked like those to a heading.
  useBrokenLinks().collectAnchor(id);
  return (
    <>
      <Link id={id} to={`#${id}`} className="prop-name">
        <code>{name}</code>
      </Link>
      {required && <small className="prop-required">required</small>}
    </>
  );
}
