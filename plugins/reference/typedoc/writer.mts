import { Application, PackageJsonReader, TSConfigReader, TypeDocReader } from 'typedoc';
import { modules } from '../../library/modules.ts';
import { refreshLibrary } from '../../base/library.ts';
import { libraryProgram } from '../../library/program.ts';
import { demosOnPage } from '../../library/usagePage.ts';
import { fromRoot } from '../../base/root.ts';

/** What the writer is asked to do. */
export interface Order {
  /** Folder below which the pages are written. */
  folder: string;
  /** Whether type errors stop it too; during development, the editor reports them sooner. */
  isStrict: boolean;
}

/** Has TypeDoc write the page of each module of the library. */
async function write({ folder, isStrict }: Order) {
  refreshLibrary();
  // What is wrong with a Usage page is said once, in a sentence, before TypeDoc reports it in its own words.
  for (const module of modules()) if (module.guide) demosOnPage(module);
  const entryPoints = modules().map(({ file }) => fromRoot(file));
  const readers = [new TypeDocReader(), new PackageJsonReader(), new TSConfigReader()];
  const app = await Application.bootstrapWithPlugins(
    {
      options: fromRoot('typedoc.json'),
      entryPoints,
      out: folder,
      skipErrorChecking: !isStrict,
      logLevel: 'Warn',
    },
    readers,
  );
  const program = libraryProgram();
  app.getEntryPoints = () =>
    modules().map(({ group, name, file }) => {
      const sourceFile = program.getSourceFile(fromRoot(file));
      if (!sourceFile) throw new Error(`${file}: export it in library/src/index.ts.`);
      return { displayName: `${group}/${name}`, program, sourceFile };
    });
  const project = await app.convert();
  if (project) await app.generateOutputs(project);
  if (!project || app.logger.hasErrors()) {
    throw new Error('The API pages cannot be written: correct what TypeDoc reports above.');
  }
}

libraryProgram();

// The process stays alive, since a warm program follows an edit in a fraction of the time.
process.on('message', (order: Order) => {
  write(order).then(
    () => process.send?.({}),
    (error: unknown) => process.send?.({ error: (error as Error).message }),
  );
});

// If the build stops first, nobody is left to answer.
process.on('disconnect', () => process.exit());
