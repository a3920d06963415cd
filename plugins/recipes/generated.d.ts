declare module '@generated/recipes/default/recipes.json' {
  import type { Recipe } from '@site/plugins/recipes/list';

  const recipes: readonly Recipe[];
  export default recipes;
}
