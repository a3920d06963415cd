declare module '@generated/demos/default/pieces.json' {
  import type { Copied } from '@site/plugins/demos/copied';

  export type { Copied, Kind } from '@site/plugins/demos/copied';
  const pieces: readonly Copied[];
  export default pieces;
}

declare module '@generated/demos/default/piece-figures.json' {
  import type { PieceFigures } from '@site/plugins/demos/pieceFigures';

  /** None in `npm start`. */
  const figures: readonly PieceFigures[];
  export default figures;
}

declare module '@generated/demos/default/recipes.json' {
  import type { Copied } from '@site/plugins/demos/copied';

  const recipes: readonly Copied[];
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
