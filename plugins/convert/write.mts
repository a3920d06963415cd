import { writeFile } from 'node:fs/promises';
import { fromRoot } from '../root.ts';
import { mappingText } from './mapping.ts';

await writeFile(fromRoot('convert/src/mapping.data.ts'), mappingText());
