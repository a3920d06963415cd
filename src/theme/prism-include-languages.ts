// Swizzled, because fences are highlighted while the site is built (plugins/content/highlight): the browser needs no language.
export default function prismIncludeLanguages() {}
