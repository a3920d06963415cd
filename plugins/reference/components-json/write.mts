import { writeFile } from 'node:fs/promises';
import { fromRoot } from '../../base/root.ts';
import { COMPONENTS, componentsText } from './files.ts';

// The package has the file that the site has: npm runs this before it packs the library.
await writeFile(fromRoot(`library/${COMPONENTS}`), await componentsText());
