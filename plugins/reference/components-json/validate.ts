import { Ajv2020 } from 'ajv/dist/2020.js';
import { componentsSchema, type ComponentsFile } from './schema.ts';

/**
 * Checks the file against the schema that the site publishes.
 *
 * @throws If it does not match, with the first place that is wrong.
 */
export function validate(file: ComponentsFile) {
  const ajv = new Ajv2020({ allowUnionTypes: true });
  ajv.validate(componentsSchema(), file);
  if (!ajv.errors) return;
  const { instancePath: place = '', message = 'is wrong' } = ajv.errors[0] ?? {};
  const [, index] = /^\/components\/(\d+)/.exec(place) ?? [];
  const { name } = file.components[Number(index)] ?? {};
  throw new Error(
    `components.json does not match its schema: ${place || 'it'}${name ? ` (${name})` : ''} ${message}. Correct what the ` +
      `library or the docs say there, or change plugins/reference/components-json/schema.ts.`,
  );
}
