declare module '*.demo.tsx?demo' {
  import type { ComponentType } from 'react';

  export interface Code {
    /** As it is copied. */
    text: string;
    /** As it is shown, with a class on each token. */
    html: string;
  }

  export interface DemoModule {
    /** The running component. */
    Component: ComponentType;
    /** The file that it runs from. */
    source: Code;
    /** The HTML that it renders. */
    output: Code;
  }
  const demo: DemoModule;
  export default demo;
}

declare module '@generated/bulma-css/default/stylesheet.json' {
  const stylesheet: { href: string };
  export default stylesheet;
}
