import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';

/** Storybook for the library's own developers; its stories are the demos of the site. */
export default {
  framework: '@storybook/react-vite',
  stories: ['./stories/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  core: { disableTelemetry: true },
  viteFinal: (config) => ({
    ...config,
    resolve: {
      ...config.resolve,
      // Demos import the library by its package name, as its users do.
      alias: { bulmatic: fileURLToPath(new URL('../src/index.ts', import.meta.url)) },
    },
  }),
} satisfies StorybookConfig;
