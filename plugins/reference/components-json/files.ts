import { makeComponents } from './make.ts';
import { componentsSchema } from './schema.ts';
import { validate } from './validate.ts';

/** The name of the file, on the site and in the package. */
export const COMPONENTS = 'components.json';
/** The name of its schema, on the site. */
export const SCHEMA = 'components.schema.json';

/** On lines of their own, so that the file can be searched and compared. */
const print = (data: object) => `${JSON.stringify(data, null, 1)}\n`;

/**
 * The text of `components.json`.
 *
 * @throws If it does not match its schema.
 */
export async function componentsText(): Promise<string> {
  const file = await makeComponents();
  validate(file);
  return print(file);
}

/** The text of its schema. */
export const schemaText = () => print(componentsSchema());
