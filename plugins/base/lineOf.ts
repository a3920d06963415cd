/** The line on which a part of some text begins; the first one if it is not there. */
export const lineOf = (text: string, part: string) =>
  text.slice(0, Math.max(0, text.indexOf(part))).split('\n').length;
