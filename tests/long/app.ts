import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pack } from '../build/pack.ts';
import { shell } from '../build/shell.ts';
import { versions } from './versions.ts';

const PACKAGES = [
  '@types/react',
  '@types/react-dom',
  'bulma',
  'react',
  'react-dom',
  'typescript',
  'vite',
];

/** What an app has besides its source. */
const filesFor = (tarball: string, more: readonly string[]) => ({
  'package.json': JSON.stringify({
    type: 'module',
    dependencies: {
      ...Object.fromEntries([...PACKAGES, ...more].map((name) => [name, versions[name]])),
      '@vitejs/plugin-react': '6.3.0',
      bulmatic: `file:${tarball}`,
    },
  }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      target: 'ES2023',
      module: 'ESNext',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      strict: true,
      noEmit: true,
      allowImportingTsExtensions: true,
      // So that the declarations in the package are checked themselves.
      skipLibCheck: false,
      types: ['vite/client'],
    },
    include: ['src'],
  }),
  'vite.config.js': `
    import react from '@vitejs/plugin-react';
    export default { plugins: [react()] };
  `,
});

/** Makes an app with Vite of a folder, with the packed library and what else the app needs. */
export async function installApp(folder: string, more: readonly string[] = []) {
  const { tarball } = await pack();
  for (const [file, content] of Object.entries(filesFor(tarball, more))) {
    writeFileSync(join(folder, file), content);
  }
  await shell('npm install --prefer-offline --no-audit --no-fund --loglevel=error', folder);
}
