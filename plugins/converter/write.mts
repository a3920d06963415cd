import { writeFile } from 'node:fs/promises';
import { fromRoot } from '../base/root.ts';
import { libraryText } from './library.ts';
import { mappingText } from './mapping.ts';

await writeFile(fromRoot('convert/src/mapping.generated.ts'), mappingText());
await writeFile(fromRoot('convert/src/from/library.generated.ts'), libraryText());
