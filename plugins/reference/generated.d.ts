declare module '@generated/reference/default/classes.json' {
  import type { ClassIndex } from '@site/plugins/reference/classIndex';
  const index: ClassIndex;
  export default index;
}

declare module '@generated/reference/default/pictures.js' {
  import type { PictureModule } from '*.demo.tsx?picture';

  /** The pictures of the components, by group. */
  const pictures: Readonly<Record<string, readonly PictureModule[]>>;
  export default pictures;
}
