import { isShapeElement, type ShapeElement } from '../../convert/src/mapping.ts';

/** The elements and what is in them, without classes. */
export const outline = (root: ShapeElement): unknown => [
  root.tag,
  root.texts,
  ...root.children.map((child) => (isShapeElement(child) ? outline(child) : child)),
];
