declare module '*.demo.tsx?picture' {
  import type { ComponentType } from 'react';

  export interface Stage {
    /** Class of the stages in which the demos of one folder run. */
    name: string;
    /** Addresses of the styles that these need, starting with those that all stages share. */
    stylesheets: readonly string[];
  }

  /** A demo that runs in the page. */
  export interface StagedDemo {
    /** The running component. */
    Component: ComponentType;
    stage: Stage;
  }

  export interface PictureModule extends StagedDemo {
    /** Name of the component that it shows. */
    name: string;
    /** Route of its page in the component guide. */
    route: string;
  }
  const picture: PictureModule;
  export default picture;
}

declare module '*.demo.tsx?view' {
  import type { ComponentType } from 'react';
  import type { StagedDemo } from '*.demo.tsx?picture';
  import type { Frame } from '@site/plugins/demos/frame';

  export interface ViewProps<Demo> {
    /** What an import of the demo gives. */
    demo: Demo;
    /** Height of the demo as a CSS length: the least in a stage, fixed in a frame. */
    height?: string;
  }

  export interface FramedDemo {
    /** Its title, such as `Columns: gap`. */
    title: string;
    /** Address of the page that shows it alone. */
    page: string;
    frame: Frame;
  }

  export interface ViewModule extends StagedDemo, FramedDemo {
    /** Shows the demo in a stage or in a frame. */
    View: ComponentType<ViewProps<ViewModule>>;
  }
  const view: ViewModule;
  export default view;
}

declare module '*.demo.tsx?code' {
  import type { CodeSource } from '@generated/code';

  export interface CodeModule {
    /** The source file, highlighted. */
    source: CodeSource;
    /** The HTML that it renders, highlighted. */
    output: CodeSource;
  }
  const code: CodeModule;
  export default code;
}

declare module '*.demo.tsx?demo' {
  import type { ComponentType } from 'react';
  import type { CodeModule } from '*.demo.tsx?code';
  import type { FramedDemo, ViewModule } from '*.demo.tsx?view';
  import type { Control, TryItData } from '@generated/demos/default/playground/*.json';

  /** What the file next to the page of a demo contains: `basic.json`. */
  export type { Project } from '@site/plugins/demos/project';

  export interface TryItProps {
    trial: TryIt;
    data: TryItData;
    /** The controls of the helper props. */
    helpers: readonly Control[];
    /** Height of the frame, as a CSS length, for what opens over the rest. */
    height?: string;
    onClose: () => void;
  }

  /** What lets the user set the props of a component. */
  export interface TryIt {
    /** Name of the component. */
    name: string;
    frame: FramedDemo['frame'];
    /** Loads the panel, the controls of the helper props, and those of the component with its examples. */
    load: () => Promise<
      [
        panel: { default: ComponentType<TryItProps> },
        helpers: { default: readonly Control[] },
        data: { default: TryItData },
      ]
    >;
  }

  export interface DemoModule extends ViewModule, CodeModule {
    /** Its anchor on the pages that show it: `demo-basic`. */
    id: string;
    /** Only with the first demo on the Usage page of a component. */
    tryIt?: TryIt;
  }
  const demo: DemoModule;
  export default demo;
}

declare module '*.demo.tsx?still' {
  import type { Stage } from '*.demo.tsx?picture';

  /** A demo as it is at first, without a script. */
  export interface StillModule {
    stage: Stage;
    /** Only on the server: in the browser, the page has it. */
    html: string;
  }
  const still: StillModule;
  export default still;
}
