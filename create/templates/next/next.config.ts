import type { NextConfig } from 'next';

export default {
  // #if sass
  // Bulma's own files use a syntax that Sass plans to remove.
  sassOptions: { quietDeps: true },
  // #end
} satisfies NextConfig;
