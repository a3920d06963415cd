import { createContext, type RefObject } from 'react';
import type { Disclosure } from '../../internal/useDisclosure.ts';
import { useOwnId, type SharedId } from '../../internal/useSharedId.ts';

interface NavbarState extends Disclosure {
  burger: RefObject<HTMLElement | null>;
}

export const NavbarContext = createContext<NavbarState | null>(null);

/** The item with a dropdown that a part belongs to. */
export const ItemContext = createContext<Disclosure | null>(null);

const nobody: SharedId = { id: '', setOwn: () => {} };

/** The id of the element that a button shows and hides, if there is such a button. */
export function useContentId(disclosure: { content: SharedId } | null, own: string | undefined) {
  return useOwnId(disclosure?.content ?? nobody, own) || undefined;
}
