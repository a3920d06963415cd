import ts from 'typescript';
import { fromRoot } from '../base/root.ts';

const ENTRY = fromRoot('library/src/index.ts');

let program: ts.Program | undefined;

function compilerOptions(): ts.CompilerOptions {
  const host = {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }: ts.Diagnostic) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
    },
  };
  const file = fromRoot('library/tsconfig.build.json');
  return ts.getParsedCommandLineOfConfigFile(file, undefined, host)?.options ?? {};
}

/** A host that parses a file of the library again only if its text has changed since the last program. */
function hostOf(options: ts.CompilerOptions, last: ts.Program | undefined): ts.CompilerHost {
  const host = ts.createCompilerHost(options, true);
  return {
    ...host,
    getSourceFile(file, languageVersion, onError) {
      const known = last?.getSourceFile(file);
      const isOurs = file.includes('/library/src/');
      if (known && (!isOurs || known.text === ts.sys.readFile(file))) return known;
      return host.getSourceFile(file, languageVersion, onError);
    },
  };
}

/** The library as TypeScript sees it now. All callers share one program, which is made anew only where files have changed. */
export function libraryProgram(): ts.Program {
  const options = compilerOptions();
  program = ts.createProgram([ENTRY], options, hostOf(options, program), program);
  return program;
}

/** Everything that the library exports, in the order in which its index does. */
export function exportsOf(checker: ts.TypeChecker, from: ts.Program): ts.Symbol[] {
  const file = from.getSourceFile(ENTRY);
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) throw new Error(`${ENTRY} exports nothing.`);
  return checker
    .getExportsOfModule(module)
    .map((one) => (one.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(one) : one));
}
