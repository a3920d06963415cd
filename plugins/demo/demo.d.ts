declare module '*.demo.tsx?stage' {
  import type { ComponentType } from 'react';

  export interface Stage {
    /** Class of the stages in which the demos of one folder run. */
    name: string;
    /** Addresses of the styles that these need, starting with those that all stages share. */
    stylesheets: readonly string[];
  }

  export interface StageModule {
    /** The running component. */
    Component: ComponentType;
    stage: Stage;
  }
  const demo: StageModule;
  export default demo;
}

declare module '*.demo.tsx?picture' {
  import type { StageModule } from '*.demo.tsx?stage';

  export interface PictureModule extends StageModule {
    /** Name of the component that it shows. */
    name: string;
    /** Route of its page in the component guide. */
    route: string;
  }
  const picture: PictureModule;
  export default picture;
}

declare module '*.demo.tsx?demo' {
  import type { CodeSource } from '@generated/code';
  import type { StageModule } from '*.demo.tsx?stage';

  export interface DemoModule extends StageModule {
    /** Its anchor on the pages that show it: `demo-basic`. */
    id: string;
    /** The source file, highlighted. */
    source: CodeSource;
    /** The HTML that it renders, highlighted. */
    output: CodeSource;
  }
  const demo: DemoModule;
  export default demo;
}
