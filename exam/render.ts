import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { format } from 'node:util';
import { pageOf } from './bundle.ts';

interface Server {
  render: () => string;
}

/** Renders an answer on a server into its page, and gives the first warning or error; nothing if there is none. */
export async function renderPage(folder: string, id: string): Promise<string> {
  const complaints: string[] = [];
  const { error } = console;
  console.error = (...words: unknown[]) => void complaints.push(format(...words));
  let html = '';
  try {
    const file = pathToFileURL(join(folder, `${id}.server.mjs`)).href;
    html = ((await import(file)) as Server).render();
  } catch (fault) {
    complaints.push(String(fault));
  } finally {
    console.error = error;
  }
  writeFileSync(join(folder, `${id}.html`), pageOf(id, html));
  return complaints[0] ?? '';
}
