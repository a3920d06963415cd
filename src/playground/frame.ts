import type { JsxElement } from 'bulmatic-convert';

/** The functions that the page in the frame offers to the page around it. */
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
    /** Only in the page of the playground's frame. */
    tryIt?: TryItFrame;
  }
}
