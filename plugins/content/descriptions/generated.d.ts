declare module '@generated/doc-cards/default/descriptions.json' {
  import type { Descriptions } from '@site/plugins/content/descriptions';
  const descriptions: Descriptions;
  export default descriptions;
}
