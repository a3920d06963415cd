import { lazy, type ComponentType } from 'react';

interface Recipe {
  path: string;
  title: string;
  Page: ComponentType;
}

/** The recipes, each on its own page, whose code is loaded when the page is opened. */
export const recipes: Recipe[] = [
  // #recipes { path: '/$name', title: '$title', Page: lazy(() => import('./$name/$name')) },
];
