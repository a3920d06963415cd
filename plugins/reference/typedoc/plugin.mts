import type { MarkdownApplication } from 'typedoc-plugin-markdown';
import { deployment } from '../../base/deployment.ts';
import { ComponentRouter } from './router.mts';
import { ComponentTheme } from './theme.mts';

/** TypeDoc plugin: one page per library module, at `{group}/{lower-case name}`, laid out for readers of component docs. */
export function load(app: MarkdownApplication) {
  app.renderer.defineRouter('component', ComponentRouter);
  app.renderer.defineTheme('component', ComponentTheme);
  app.options.addReader({
    name: 'deployment',
    order: 0,
    supportsPackages: false,
    read: (options) =>
      options.setValue(
        'sourceLinkTemplate',
        `${deployment.repositoryUrl}/blob/main/library/src/{path}#L{line}`,
      ),
  });
  app.renderer.preRenderAsyncJobs.push(({ project }) => {
    app.validate(project);
    if (app.logger.hasErrors() || app.logger.hasWarnings()) {
      throw new Error(
        'The API pages cannot be written: correct what TypeDoc reports above, in the files that it names.',
      );
    }
    return Promise.resolve();
  });
}
