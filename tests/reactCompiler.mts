import { transformAsync } from '@babel/core';
import type { Plugin } from 'vite';

/** Compiles the library and its tests with the React Compiler, as an app may do that copies components from it. */
export const reactCompiler: Plugin = {
  name: 'react-compiler',
  enforce: 'pre',
  async transform(code, id) {
    const [file = ''] = id.split('?');
    if (!/\/library\/(src|tests)\/.*\.tsx?$/.test(file)) return undefined;
    const result = await transformAsync(code, {
      filename: file,
      plugins: [['babel-plugin-react-compiler', { target: '19' }]],
      parserOpts: { plugins: ['typescript', 'jsx'] },
      configFile: false,
      babelrc: false,
      sourceMaps: true,
    });
    return result?.code ? { code: result.code, map: result.map } : undefined;
  },
};
