/** Widths of windows: a phone, and the breakpoints of Bulma. */
export const WIDTHS = [390, 768, 1024, 1216, 1408] as const;

export const NARROWEST = 320;
export const WIDEST = 1408;

/** A width, or the nearest one that a frame can have. */
export const possible = (width: number) => Math.round(Math.min(WIDEST, Math.max(NARROWEST, width)));
