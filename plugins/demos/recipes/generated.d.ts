declare module '@generated/recipes/default/recipes.json' {
  import type { Recipe } from '@site/plugins/demos/recipes/recipes';

  const recipes: readonly Recipe[];
  export default recipes;
}
