import type { StorybookConfig } from '@storybook/react-vite';
import { modules } from '../../plugins/library/modules.ts';
import { demoIndexer, demoStories } from './demos.ts';

/** Storybook for the library's own developers; its stories are the demos of the site. */
export default {
  framework: '@storybook/react-vite',
  stories: modules().flatMap(({ folder }) => (folder ? `../../${folder}/*.demo.tsx` : [])),
  addons: ['@storybook/addon-a11y'],
  core: { disableTelemetry: true },
  experimental_indexers: (indexers = []) => [...indexers, demoIndexer],
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), demoStories],
    // Demos import the library by its package name, as its users do; the tsconfig.json above them says where it is.
    resolve: { ...config.resolve, tsconfigPaths: true },
  }),
} satisfies StorybookConfig;
