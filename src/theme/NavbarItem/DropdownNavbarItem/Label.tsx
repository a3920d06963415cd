import type { ReactNode } from 'react';
import type { Props } from '@theme/NavbarItem/DropdownNavbarItem';

/** The content of the button of a dropdown without a target. */
export function Label({ html, label }: Pick<Props, 'html' | 'label'>): ReactNode {
  return html ? <span dangerouslySetInnerHTML={{ __html: html }} /> : label;
}
