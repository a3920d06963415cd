import { createContext } from 'react';
import type { OpenChangeReason } from '../../props/openChange.ts';
import type { SharedId } from '../../internal/useSharedId.ts';

interface ModalState {
  close: (reason: OpenChangeReason) => void;
  title: SharedId;
}

export const ModalContext = createContext<ModalState | null>(null);
