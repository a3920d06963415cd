import { register } from 'node:module';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { createElement, type ElementType } from 'react';
import { renderToPipeableStream } from 'react-server-dom-webpack/server';
import { clientManifest } from './bundler.mjs';

register('./clientReferences.mjs', import.meta.url);

async function importComponents(file: string): Promise<ElementType[]> {
  const exports = (await import(`${pathToFileURL(file).href}?code`)) as Record<string, ElementType>;
  return Object.keys(exports)
    .filter((name) => /^[A-Z]/.test(name))
    .map((name) => exports[name]!);
}

/** Props with which a component needs a browser that otherwise does not. */
const PROPS: Record<string, object> = { Button: { loading: true } };

const propsOf = (component: ElementType) =>
  typeof component === 'function' ? PROPS[component.name] : undefined;

/** Imports the code of a module into a server, renders all its components there, and gives what went wrong. */
async function problemsOf(file: string): Promise<string[]> {
  const problems: string[] = [];
  const onError = (error: unknown) => void problems.push(inspect(error));
  // React's warnings too.
  console.error = onError;
  try {
    for (const component of await importComponents(file)) {
      const element = createElement(component, { m: 4, ...propsOf(component) }, 'Text');
      await text(
        renderToPipeableStream(element, clientManifest, { onError }).pipe(new PassThrough()),
      );
    }
  } catch (error) {
    onError(error);
  }
  return problems;
}

const problems: Record<string, string[]> = {};
for (const file of process.argv.slice(2)) problems[file] = await problemsOf(file);
console.log(JSON.stringify(problems));
