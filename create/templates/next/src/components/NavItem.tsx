'use client';

import type { ReactNode } from 'react';
import { NavbarItem } from 'bulmatic';
import Link from 'next/link';
import { usePathname } from 'next/navigation';

interface NavItemProps {
  href: string;
  children: ReactNode;
}

/** A link of the navbar, which is active on its own page. */
export function NavItem({ href, children }: NavItemProps) {
  const active = usePathname() === href;
  return (
    <NavbarItem as={Link} href={href} active={active}>
      {children}
    </NavbarItem>
  );
}
