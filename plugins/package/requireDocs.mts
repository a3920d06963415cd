import { existsSync, readFileSync } from 'node:fs';
import library from '../../library/package.json' with { type: 'json' };
import { fromRoot } from '../base/root.ts';

// npm runs this before it publishes the library, so that no version goes out with the documents of another.
const index = fromRoot('library/llms.txt');
const first = existsSync(index) ? readFileSync(index, 'utf8').split('\n')[0] : undefined;
if (first !== `# Bulmatic ${library.version}`) {
  console.error(
    `library/llms.txt: the package would lack the documents of ${library.version}. Run "npm run build", or publish with "npm run release".`,
  );
  process.exitCode = 1;
}
