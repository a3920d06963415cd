import { execFileSync } from 'node:child_process';
import { build } from 'esbuild';
import { expect, test } from 'vitest';

const MISUSE = `
  import { createElement } from 'react';
  import { renderToStaticMarkup } from 'react-dom/server';
  import { ModalClose } from './library/src/components/Modal.tsx';
  try {
    renderToStaticMarkup(createElement(ModalClose));
  } catch (error) {
    console.log(error.message);
  }`;

async function messageIn(mode: 'development' | 'production') {
  const { outputFiles } = await build({
    stdin: { contents: MISUSE, resolveDir: '.' },
    bundle: true,
    write: false,
    platform: 'node',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  });
  return execFileSync(process.execPath, ['-'], { input: outputFiles[0]?.text, encoding: 'utf8' });
}

test('In development, an error says what is wrong and what to do', async () => {
  expect(await messageIn('development')).toBe('Modal.Close must be inside a <Modal>.\n');
});

test('In production, where the user would see it, an error names the component alone', async () => {
  expect(await messageIn('production')).toBe('Modal.Close\n');
});
