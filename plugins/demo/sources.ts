/** What a rendered demo depends on besides its file, for results that outlast a build. */
export const SOURCES = ['library/src', 'library/tests', 'plugins'];
