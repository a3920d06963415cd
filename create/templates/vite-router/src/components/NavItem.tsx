import type { ReactNode } from 'react';
import { Navbar } from 'bulmatic';
import { Link, useMatch } from 'react-router';

interface NavItemProps {
  to: string;
  children: ReactNode;
}

/** A link of the navbar, which is active on its own page. */
export function NavItem({ to, children }: NavItemProps) {
  const match = useMatch(to);
  return (
    <Navbar.Item as={Link} to={to} active={match !== null}>
      {children}
    </Navbar.Item>
  );
}
