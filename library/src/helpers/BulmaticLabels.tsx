'use client';

import { useContext, type ReactNode } from 'react';
import { LabelsContext } from '../internal/labels.tsx';

/** Props of {@link BulmaticLabels}: texts for the components inside. Those that you omit stay unchanged. */
export interface BulmaticLabelsProps {
  /**
   * Name of a `Breadcrumb`.
   *
   * @defaultValue 'breadcrumbs'
   */
  breadcrumbs?: string | undefined;
  /**
   * Name of a `Delete`, and of the close button of a `Message` or `Notification`.
   *
   * @defaultValue 'Close'
   */
  close?: string | undefined;
  /**
   * Name of the close button of a `Modal`.
   *
   * @defaultValue 'close'
   */
  closeModal?: string | undefined;
  /**
   * Name of the current page, in a `Pagination`. The page's number replaces `{page}`.
   *
   * @defaultValue `'Page {page}'`
   */
  currentPage?: string | undefined;
  /**
   * Name of a `Tag` with `delete`.
   *
   * @defaultValue 'Delete'
   */
  delete?: string | undefined;
  /**
   * Name of the link to a page, in a `Pagination`. The page's number replaces `{page}`.
   *
   * @defaultValue `'Goto page {page}'`
   */
  goToPage?: string | undefined;
  /**
   * Name of the burger of a `Navbar`.
   *
   * @defaultValue 'menu'
   */
  menu?: string | undefined;
  /**
   * Text of the link to the next page, in a `Pagination` that renders its links itself.
   *
   * @defaultValue 'Next page'
   */
  nextPage?: string | undefined;
  /**
   * Name of a `Pagination`.
   *
   * @defaultValue 'pagination'
   */
  pagination?: string | undefined;
  /**
   * Text of the link to the previous page, in a `Pagination` that renders its links itself.
   *
   * @defaultValue 'Previous'
   */
  previousPage?: string | undefined;
  /** Your app, or a part of it in another language. */
  children?: ReactNode | undefined;
}

/**
 * Translates the built-in texts of the components inside it, for an app that isn't in English.
 *
 * Most of these texts are names for screen readers.
 *
 * A component that you name yourself, with `aria-label` or `closeLabel`, keeps that name.
 *
 * @example A German app
 * ```tsx
 * import { BulmaticLabels, Delete } from 'bulmatic';
 *
 * // <button type="button" class="delete" aria-label="Schließen">
 * export const app = (
 *   <BulmaticLabels close="Schließen" menu="Menü" goToPage="Zu Seite {page}">
 *     <Delete />
 *   </BulmaticLabels>
 * );
 * ```
 */
export function BulmaticLabels({ children, ...texts }: BulmaticLabelsProps) {
  const given = Object.entries(texts).filter(([, text]) => text !== undefined);
  const labels = { ...useContext(LabelsContext), ...Object.fromEntries(given) };
  return <LabelsContext value={labels}>{children}</LabelsContext>;
}
