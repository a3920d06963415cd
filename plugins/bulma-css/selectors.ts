/** The classes in a selector of Bulma. */
export const classesOf = (selector: string) =>
  [...selector.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name.replace(/\\/g, ''));

const COLOR = /^is-(white|black|light|dark|text|primary|link|info|success|warning|danger)$/;

/** Whether a class gives something one of Bulma's colours, for each of which the stylesheet repeats the same rules. */
export const isColor = (name: string) => COLOR.test(name);
