declare module '*.demo.tsx?demo' {
  import type { ComponentType } from 'react';

  export interface DemoModule {
    Component: ComponentType;
    source: string;
  }
  const demo: DemoModule;
  export default demo;
}

declare module '@generated/bulma-css/default/stylesheet.json' {
  const stylesheet: { href: string };
  export default stylesheet;
}
