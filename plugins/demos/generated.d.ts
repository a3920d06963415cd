declare module '@generated/demos/default/recipes.json' {
  import type { Recipe } from '@site/plugins/demos/recipes';

  const recipes: readonly Recipe[];
  export default recipes;
}

declare module '@generated/demos/default/playground/helpers.json' {
  import type { Control } from '@site/plugins/demos/playground/data';

  const helpers: readonly Control[];
  export default helpers;
}

/** What the user may try, as the build knows it. */
declare module '@generated/demos/default/playground/*.json' {
  export type {
    Control,
    ControlValue,
    Subject,
    TryItData,
  } from '@site/plugins/demos/playground/data';
}
