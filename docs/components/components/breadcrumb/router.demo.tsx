import type { ReactNode } from 'react';
import { Breadcrumb } from 'bulmatic';

interface LinkProps {
  to: string;
  children?: ReactNode;
}

/** Replace it with the link component of your router. */
function Link({ to, children, ...props }: LinkProps) {
  return (
    <a href={`#${to}`} {...props}>
      {children}
    </a>
  );
}

export default function BreadcrumbRouter() {
  return (
    <Breadcrumb aria-label="With a router">
      <Breadcrumb.Item as={Link} to="router">
        Members
      </Breadcrumb.Item>
      <Breadcrumb.Item as={Link} to="router" active>
        Rehearsals
      </Breadcrumb.Item>
    </Breadcrumb>
  );
}
