const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** Docusaurus names the index of a folder with a slash, whatever the addresses of the site are like. */
export const isSamePath = (a: string, b: string) => withoutSlash(a) === withoutSlash(b);
