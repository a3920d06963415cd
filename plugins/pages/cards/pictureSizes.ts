/** The space for the picture of a demo on a card, in pixels. */
export const PICTURE_SIZES = {
  /** Next to the text. */
  beside: { width: 500, height: 500 },
  /** Below the text, from edge to edge, as the top of a page. */
  below: { width: 1200, height: 270 },
};
