import { createContext } from 'react';
import type { SharedId } from '../useSharedId.ts';

interface ModalState {
  close: () => void;
  title: SharedId;
}

export const ModalContext = createContext<ModalState | null>(null);
