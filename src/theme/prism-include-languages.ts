// Swizzled, because fences are highlighted while the site is built (plugins/highlight): the browser needs no language.
export default function prismIncludeLanguages() {}
