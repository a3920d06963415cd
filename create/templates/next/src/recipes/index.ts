interface Recipe {
  path: string;
  title: string;
}

/** The recipes, each of which is a page in `src/app`. */
export const recipes: Recipe[] = [
  // #recipes { path: '/$name', title: '$title' },
];
