import { compressToBase64 } from 'lz-string';
import type { Project } from '*.demo.tsx?demo';
import { START_TASKS } from './startTasks';

/** What is sent to an editor on the web. */
interface Request {
  action: string;
  fields: Record<string, string>;
}

/** @see https://developer.stackblitz.com/platform/api/post-api */
const toStackBlitz = ({ title, description, files, open }: Project): Request => ({
  action: `https://stackblitz.com/run?file=${encodeURIComponent(open)}`,
  fields: {
    'project[title]': title,
    'project[description]': description,
    'project[template]': 'node',
    ...Object.fromEntries(
      Object.entries(files).map(([path, text]) => [`project[files][${path}]`, text]),
    ),
  },
});

/** @see https://codesandbox.io/docs/learn/browser-sandboxes/cli-api */
function toCodeSandbox({ files, open }: Project): Request {
  const all = Object.entries({ ...files, ...START_TASKS });
  const contents = Object.fromEntries(all.map(([path, content]) => [path, { content }]));
  const parameters = compressToBase64(JSON.stringify({ files: contents }));
  return {
    action: 'https://codesandbox.io/api/v1/sandboxes/define',
    fields: {
      parameters: parameters.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, ''),
      query: `file=/${open}`,
      // A machine that runs Node.js, and not only a browser.
      environment: 'server',
    },
  };
}

const EDITORS = { StackBlitz: toStackBlitz, CodeSandbox: toCodeSandbox };
export type Editor = keyof typeof EDITORS;

function field([name, value]: [string, string]) {
  const element = document.createElement('input');
  element.type = 'hidden';
  element.name = name;
  element.value = value;
  return element;
}

/**
 * Loads the app that shows a demo, and sends it to an editor in a new tab.
 *
 * @param page - Address of the page that shows the demo alone.
 * @throws If the app cannot be loaded.
 */
export async function openInEditor(page: string, editor: Editor) {
  const response = await fetch(`${page}.json`);
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}`);
  const { action, fields } = EDITORS[editor]((await response.json()) as Project);
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = '_blank';
  form.rel = 'noopener';
  form.append(...Object.entries(fields).map(field));
  document.body.append(form);
  form.submit();
  form.remove();
}
