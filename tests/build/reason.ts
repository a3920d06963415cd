const CAUSE = /\[cause\]: (?:\w*Error: )?(.+)/g;
const ERROR = /(?:Error: |npm error (?!code)|error TS\d+: )(.+)/g;

/** The first sentence of what a command says about its failure: that of the innermost cause, or else of the first error. */
export function reasonOf(output: string): string {
  const last = [...output.matchAll(CAUSE)].at(-1);
  const [first] = output.matchAll(ERROR);
  const [, line = output] = last ?? first ?? [];
  const [sentence = ''] = line.trim().split(/\.?(?:\s*\n|\. |$)/);
  return sentence;
}
