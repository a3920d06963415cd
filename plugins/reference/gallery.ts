import { GROUPS } from '../library/groups.ts';
import { modules } from '../library/modules.ts';

/** A module that imports the picture of each component of the library, by the group that it belongs to. */
export function galleryModule(): string {
  const pictures = modules().flatMap(({ group, picture }) => (picture ? { group, picture } : []));
  const imports = pictures.map(
    ({ picture }, index) => `import picture${index} from '@site/${picture}?picture';`,
  );
  const groups = GROUPS.map(({ id }) => {
    const names = pictures.flatMap(({ group }, index) => (group === id ? `picture${index}` : []));
    return `  ${id}: [${names.join(', ')}],`;
  });
  return [...imports, 'export default {', ...groups, '};'].join('\n');
}
