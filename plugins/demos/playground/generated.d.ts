declare module '@generated/try-it/default/helpers.json' {
  import type { Control } from '@site/plugins/demos/playground/data';

  const helpers: readonly Control[];
  export default helpers;
}

/** What the user may try, as the build knows it. */
declare module '@generated/try-it' {
  export type {
    Control,
    ControlValue,
    Subject,
    TryItData,
  } from '@site/plugins/demos/playground/data';
}
