'use client';

import { createContext, useContext, type ElementType } from 'react';
import type { BulmaticLabelsProps } from '../helpers/BulmaticLabels.tsx';

export type LabelName = keyof Omit<BulmaticLabelsProps, 'children'>;

/** The texts in English, which an app may replace. */
export const LabelsContext = createContext<Readonly<Record<LabelName, string>>>({
  breadcrumbs: 'breadcrumbs',
  close: 'Close',
  closeModal: 'close',
  currentPage: 'Page {page}',
  delete: 'Delete',
  goToPage: 'Goto page {page}',
  menu: 'menu',
  nextPage: 'Next page',
  pagination: 'pagination',
  previousPage: 'Previous',
});

/** The text that the app set, or the English one. The page number replaces `{page}`. */
export function useLabel(name: LabelName, page = ''): string {
  return useContext(LabelsContext)[name].replace('{page}', page);
}

interface LabelledProps {
  as: ElementType;
  label: LabelName;
  page?: string;
  /** What the app sets, in an object of its own: a component in `as` may have props with the names of those here. */
  attributes: Readonly<Record<string, unknown>>;
}

/** An element with such a name. It is a separate component, because server components can't read a context. */
export function Labelled({ as: Root, label, page, attributes }: LabelledProps) {
  return <Root aria-label={useLabel(label, page)} {...attributes} />;
}

/** Such a text, as a separate component for the same reason as `Labelled`. */
export const LabelText = ({ label }: { label: LabelName }) => useLabel(label);
