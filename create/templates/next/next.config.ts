import type { NextConfig } from 'next';

export default {
  // Bulma's own files use a syntax that Sass plans to remove.
  sassOptions: { quietDeps: true },
} satisfies NextConfig;
