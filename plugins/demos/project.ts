import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assetsFor } from '../../create/assets.ts';
import { filesOf } from '../../create/src/files.ts';
import { manifestOf } from '../../create/src/manifest.ts';
import { DEFAULTS } from '../../create/src/options.ts';
import { inRoot } from '../base/root.ts';
import { demoFiles } from './pages/files.ts';
import { isLayout } from './pages/document.ts';
import { titleOf } from './pages/title.ts';
import { packagesOf, pathInApp, withImports } from './registry.ts';
import { renderDemo } from './render.ts';
import { pageOf } from './route.ts';

/** An app that shows a demo, which an editor on the web can open. */
export interface Project {
  title: string;
  description: string;
  /** The texts of its files, by their paths. */
  files: Record<string, string>;
  /** The path of the file to begin with: the demo. */
  open: string;
}

/** The smallest app that `create-bulmatic` makes, with the colors that demos have on the site. */
const APP = {
  ...DEFAULTS,
  folder: 'bulmatic-demo',
  darkMode: 'system',
  contrast: false,
  tests: false,
  packageManager: 'npm',
} as const;

/** Files of the template's first screen, which the demo replaces. */
const isFirstScreen = (path: string) => path.startsWith('src/components/') || path === 'README.md';

let assets: ReturnType<typeof assetsFor> | undefined;

const templates = () => (assets ??= { ...assetsFor(), recipes: [] });

const withSpace = (from: string) => `import { Section } from 'bulmatic';
import Demo from '${from}';

export function App() {
  return (
    <Section>
      <Demo />
    </Section>
  );
}
`;

const withoutSpace = (from: string) => `export { default as App } from '${from}';\n`;

/** The app that shows a demo, with the demo in the place where `npx shadcn add` puts it too. */
export function projectOf(file: string): Project {
  const own = withImports(inRoot(file));
  const open = pathInApp(own[0]!);
  const from = open.replace(/^src/, '.').replace(/\.tsx$/, '');
  const app = isLayout(renderDemo(file).html) ? withoutSpace(from) : withSpace(from);
  const template = filesOf(APP, templates());
  const packages = Object.fromEntries(own.flatMap(packagesOf));
  return {
    title: titleOf(file),
    description: 'A demo of Bulmatic, React components for Bulma',
    files: {
      ...Object.fromEntries(Object.entries(template).filter(([path]) => !isFirstScreen(path))),
      'package.json': manifestOf(template['package.json']!, {
        without: [],
        bulmatic: templates().bulmatic,
        recipes: [{ packages }],
      }),
      'src/App.tsx': app,
      ...Object.fromEntries(own.map((one) => [pathInApp(one), one.content])),
    },
    open,
  };
}

/** The path of the file with the app that shows a demo, next to the page that shows it alone. */
export const projectFileOf = (file: string) => `${pageOf(file)}.json`;

/** Writes the app of each demo, which pages load if somebody opens it in an editor. */
export async function writeProjects(outDir: string) {
  for (const file of demoFiles()) {
    const path = join(outDir, projectFileOf(file));
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, JSON.stringify(projectOf(file)));
  }
}
