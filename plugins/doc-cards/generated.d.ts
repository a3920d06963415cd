declare module '@generated/doc-cards/default/descriptions.json' {
  import type { Descriptions } from '@site/plugins/doc-cards';
  const descriptions: Descriptions;
  export default descriptions;
}
