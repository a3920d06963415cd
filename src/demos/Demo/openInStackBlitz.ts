import type { Project } from '*.demo.tsx?demo';

/** The fields that StackBlitz reads. */
const fieldsOf = ({ title, description, files }: Project) => [
  ['project[title]', title],
  ['project[description]', description],
  ['project[template]', 'node'],
  ...Object.entries(files).map(([path, text]) => [`project[files][${path}]`, text]),
];

function field([name = '', value = '']: readonly string[]) {
  const element = document.createElement('input');
  element.type = 'hidden';
  element.name = name;
  element.value = value;
  return element;
}

/**
 * Loads the app that shows a demo, and sends it to StackBlitz in a new tab.
 *
 * @param page - Address of the page that shows the demo alone.
 * @throws If the app cannot be loaded.
 * @see https://developer.stackblitz.com/platform/api/post-api
 */
export async function openInStackBlitz(page: string) {
  const response = await fetch(`${page}.json`);
  if (!response.ok) throw new Error(`${response.url} answers ${response.status}`);
  const project = (await response.json()) as Project;
  const form = document.createElement('form');
  form.method = 'post';
  form.action = `https://stackblitz.com/run?file=${encodeURIComponent(project.open)}`;
  form.target = '_blank';
  form.rel = 'noopener';
  form.append(...fieldsOf(project).map(field));
  document.body.append(form);
  form.submit();
  form.remove();
}
