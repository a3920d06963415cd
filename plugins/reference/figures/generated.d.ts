declare module '@generated/facts/default/facts.json' {
  import type { Facts } from '@site/plugins/reference/figures';

  const facts: Facts;
  export default facts;
}
