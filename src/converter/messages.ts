/** What the page with a result and the page around it say to each other: that it is ready, and then what to show. */
import type { JsxElement } from 'bulmatic-convert';

export const READY = 'converted: ready';

export const isTree = (data: unknown): data is JsxElement =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'element';
