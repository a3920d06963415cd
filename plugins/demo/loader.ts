import type { LoaderContext } from 'webpack';

/** Turns `basic.demo.tsx?demo` into `{ Component, source }`: the file that runs is the file that is shown. */
export default function demoLoader(this: LoaderContext<unknown>, source: string): string {
  const file = this.utils.contextify(this.context, this.resourcePath);
  return [
    `import Component from ${JSON.stringify(file)};`,
    `export default { Component, source: ${JSON.stringify(source.trim())} };`,
  ].join('\n');
}
