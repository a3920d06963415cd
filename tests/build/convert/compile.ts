import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import ts from 'typescript';

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
  paths: { bulmatic: [resolve('library/src/index.ts')] },
};

/** What the compiler says of modules by their names, in one program; nothing if all is well. */
export function compile(modules: ReadonlyMap<string, string>): string[] {
  const files = new Map([...modules].map(([name, code]) => [resolve(`${name}.tsx`), code]));
  const host = ts.createCompilerHost(OPTIONS);
  const program = ts.createProgram([...files.keys()], OPTIONS, {
    ...host,
    fileExists: (file) => files.has(file) || host.fileExists(file),
    readFile: (file) => files.get(file) ?? host.readFile(file),
    getSourceFile: (file, target) =>
      ts.createSourceFile(file, files.get(file) ?? readFileSync(file, 'utf8'), target),
  });
  return [...files.keys()].flatMap((file) =>
    program
      .getSemanticDiagnostics(program.getSourceFile(file))
      .map(({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`),
  );
}
