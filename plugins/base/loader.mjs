import { createJiti } from 'jiti';

const { typescript } = createJiti(import.meta.url)('./typescript.ts');

/** Webpack loader: runs the loader in a file of TypeScript, which Node.js can't read by itself before version 22.18. */
export default function loader(...input) {
  return typescript(this.getOptions().file).default.apply(this, input);
}
