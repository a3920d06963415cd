declare module '@generated/facts/default/facts.json' {
  import type { Facts } from '@site/plugins/facts';

  const facts: Facts;
  export default facts;
}
