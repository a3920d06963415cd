import { createContext } from 'react';
import type { SharedId } from '../../internal/useSharedId.ts';

interface ModalState {
  close: () => void;
  title: SharedId;
}

export const ModalContext = createContext<ModalState | null>(null);
