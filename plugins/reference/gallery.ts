import { existsSync } from 'node:fs';
import { GROUPS } from '../library/groups.ts';
import { modules } from '../library/modules.ts';
import { fromRoot } from '../base/root.ts';

/**
 * Checks that the picture of a component is there.
 *
 * @throws If it is not, with what to do.
 */
export function checkPicture(name: string, picture: string) {
  if (existsSync(fromRoot(picture))) return;
  throw new Error(
    `${picture} is missing: the gallery shows ${name} by this demo. Write it, or name it after the component.`,
  );
}

/** A module that imports the picture of each component of the library, by the group that it belongs to. */
export function galleryModule(): string {
  const pictures = modules().flatMap(({ name, group, picture }) => {
    if (!picture) return [];
    checkPicture(name, picture);
    return { group, picture };
  });
  const imports = pictures.map(
    ({ picture }, index) => `import picture${index} from '@site/${picture}?picture';`,
  );
  const groups = GROUPS.map(({ id }) => {
    const names = pictures.flatMap(({ group }, index) => (group === id ? `picture${index}` : []));
    return `  ${id}: [${names.join(', ')}],`;
  });
  return [...imports, 'export default {', ...groups, '};'].join('\n');
}
