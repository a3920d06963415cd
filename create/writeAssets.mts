import { writeFileSync } from 'node:fs';
import { assetsFor } from './assets.ts';

writeFileSync(process.argv[2]!, JSON.stringify(assetsFor()));
