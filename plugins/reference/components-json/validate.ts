import { z } from 'zod';
import { File, type ComponentsFile } from './schema.ts';

/**
 * Checks the file against its schema.
 *
 * @throws If it does not match, with the first place that is wrong.
 */
export function validate(file: ComponentsFile) {
  const [issue] = File.safeParse(file).error?.issues ?? [];
  if (!issue) return;
  const [list, index] = issue.path;
  const component = list === 'components' ? file.components[Number(index)] : undefined;
  const place = z.core.toDotPath(issue.path) || 'it';
  throw new Error(
    `components.json does not match its schema: ${place}${component ? ` (${component.name})` : ''}: ${issue.message}. ` +
      'Correct what the library or the docs say there, or change plugins/reference/components-json/schema.ts.',
  );
}
