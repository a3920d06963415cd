import { writeAssets } from './assets.ts';

writeAssets(process.argv[2]!);
