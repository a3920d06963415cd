import type { Plugin } from '@docusaurus/types';
import type { RuleSetRule } from 'webpack';
import { loaderIn } from '../typescript.ts';

const QUERY = /^\?lazy$/;

const isForStyles = (rule: unknown): rule is RuleSetRule =>
  typeof rule === 'object' &&
  rule !== null &&
  'test' in rule &&
  rule.test instanceof RegExp &&
  rule.test.test('styles.module.css');

/**
 * Docusaurus plugin: makes a stylesheet of its own of what is imported with `?lazy`, and gives its address to the importer:
 * `import styles, { stylesheet } from './styles.module.css?lazy'`. Docusaurus puts all other styles into the one that every
 * page loads.
 */
export default function lazyStyles(): Plugin {
  return {
    name: 'lazy-styles',
    configureWebpack(config) {
      for (const rule of config.module?.rules ?? [])
        if (isForStyles(rule)) rule.resourceQuery = { not: [QUERY] };
      return {
        module: {
          rules: [
            {
              test: /\.css$/,
              resourceQuery: QUERY,
              type: 'javascript/auto',
              use: [loaderIn('plugins/lazy-styles/loader.ts')],
            },
          ],
        },
      };
    },
  };
}
