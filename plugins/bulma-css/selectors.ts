/** The classes in a selector of Bulma. */
export const classesOf = (selector: string) =>
  [...selector.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name = '']) => name.replace(/\\/g, ''));
