import { basename } from 'node:path';
import { demosIn, modules } from '../../library/modules.ts';
import { demosOnPage } from '../../library/usagePage.ts';
import { titleOf } from '../../demos/pages/title.ts';
import { recipes } from '../../demos/copied.ts';
import { fromRoot } from '../../base/root.ts';

/** A demo, and where the docs show it. */
export interface Listed {
  /** What components name it by: `elements/button/basic`. */
  key: string;
  /** Its file, from the root of the repository. */
  file: string;
  title: string;
  /** Route of the page that shows it with its code. */
  route: string;
}

/** A demo on the Usage page of a component. */
export interface ListedDemo extends Listed {
  /** Id of the component's module. */
  module: string;
}

/** The demo of a recipe. */
export interface ListedRecipe extends Listed {
  description: string;
}

/** The demos of all Usage pages, in the order in which these show them. */
export const listDemos = (): ListedDemo[] =>
  modules()
    .filter(({ guide }) => guide)
    .flatMap((module) =>
      demosOnPage(module).map(({ file }) => {
        const name = basename(file, '.demo.tsx');
        return {
          key: `${module.id}/${name}`,
          file,
          title: titleOf(fromRoot(file)),
          route: `${module.guide}#demo-${name}`,
          module: module.id,
        };
      }),
    );

/** The demos of all recipes, by title. */
export const listRecipes = (): ListedRecipe[] =>
  recipes().flatMap(({ name, title, description }) =>
    demosIn(`docs/recipes/${name}`).map((file) => ({
      key: name,
      file,
      title,
      route: `/docs/recipes/${name}`,
      description,
    })),
  );
