import { basename, dirname } from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';

const DEMO = /\.demo\.tsx$/;
/** What a story imports a demo by, so that it gets the component and not the story. */
const COMPONENT = '?component';

const pascalCase = (text: string) =>
  text.replace(/(?:^|\W)(\w)/g, (_, first: string) => first.toUpperCase());

/** `docs/components/elements/button/sizes.demo.tsx` is the story "Sizes" of "Elements/button". */
function placeOf(file: string) {
  const folder = dirname(file);
  return {
    title: `${pascalCase(basename(dirname(folder)))}/${basename(folder)}`,
    exportName: pascalCase(basename(file).replace(DEMO, '')),
  };
}

/** Tells Storybook that each demo file is one story. */
export const demoIndexer: Indexer = {
  test: DEMO,
  createIndex: (file) => Promise.resolve([{ type: 'story', importPath: file, ...placeOf(file) }]),
};

/** Turns each demo file into a module in Storybook's format, which renders the component that the file exports. */
export const demoStories: Plugin = {
  name: 'demo-stories',
  enforce: 'pre',
  load(id) {
    if (!DEMO.test(id)) return;
    const { title, exportName } = placeOf(id);
    return [
      "import { createElement } from 'react';",
      `import Component from ${JSON.stringify(id + COMPONENT)};`,
      `export default { title: ${JSON.stringify(title)} };`,
      `export const ${exportName} = { render: () => createElement(Component) };`,
    ].join('\n');
  },
};
