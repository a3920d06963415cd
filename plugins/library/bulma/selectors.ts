/** The classes in a selector of Bulma. */
export const classesOf = (selector: string) =>
  [...selector.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name.replace(/\\/g, ''));

const COLOR = /^is-(white|black|light|dark|text|primary|link|info|success|warning|danger)$/;

/** Whether a class sets one of Bulma's colors. The stylesheet repeats the same rules for each of them. */
export const isColor = (name: string) => COLOR.test(name);
