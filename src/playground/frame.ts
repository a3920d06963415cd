import type { JsxElement } from 'bulmatic-convert';

/** What the page of a frame lets the page around it do. */
export interface TryItFrame {
  /** Shows some JSX, from the beginning. */
  show: (jsx: JsxElement) => void;
  /**
   * Tells what the props do that some JSX has and variants of it lack, one each: for a prop without any effect, the
   * classes that it adds in vain.
   */
  vainClasses: (
    jsx: JsxElement,
    variants: readonly JsxElement[],
  ) => Promise<readonly (readonly string[] | undefined)[]>;
}

declare global {
  interface Window {
    /** Only in the page of the frame in which the user tries something. */
    tryIt?: TryItFrame;
  }
}
