'use client';

import { createContext, useContext, type ElementType } from 'react';
import type { BulmaticLabelsProps } from '../helpers/BulmaticLabels.tsx';

type Labels = Omit<BulmaticLabelsProps, 'children'>;

export type LabelName = keyof Labels;

export const LabelsContext = createContext<Labels>({});

/** The text that the app set, or the English one. The page number replaces `{page}`. */
export function useLabel(name: LabelName, english: string, page = ''): string {
  return (useContext(LabelsContext)[name] ?? english).replace('{page}', page);
}

interface LabelledProps {
  as: ElementType;
  label: LabelName;
  english: string;
  page?: string;
  /** What the app sets, in an object of its own: a component in `as` may have props with the names of those here. */
  attributes: Readonly<Record<string, unknown>>;
}

/** An element with such a name. It is a separate component, because server components can't read a context. */
export function Labelled({ as: Root, label, english, page, attributes }: LabelledProps) {
  return <Root aria-label={useLabel(label, english, page)} {...attributes} />;
}

/** Such a text, as a separate component for the same reason as `Labelled`. */
export const LabelText = ({ label, english }: { label: LabelName; english: string }) =>
  useLabel(label, english);
