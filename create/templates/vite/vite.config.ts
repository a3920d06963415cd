import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // #if sass
  // Bulma's own files use a syntax that Sass plans to remove.
  css: { preprocessorOptions: { scss: { quietDeps: true } } },
  // #end
});
