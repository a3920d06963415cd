import { catalogue, type Helper } from '../library/catalogue.ts';
import { printed } from '../library/yields.ts';
import { readableType, withRanges } from '../library/readableType.ts';

/** What a table says about a helper prop. */
export interface HelperRow {
  name: string;
  type: string;
  /** Address of the type, if its values are too many for a table. */
  href?: string;
  /** What its object form takes, if it may differ by breakpoint. */
  keys: string[];
  classes: string[];
  comment: string;
}

/** The helper props, by the file that declares them. */
export type HelperTables = Readonly<Record<string, HelperRow[]>>;

/** A type with more values than these is named. */
const MAX_VALUES = 20;
const TYPES_PAGE = '/docs/api/helpers/usebulmaclasses';

function typeOf(prop: Helper): Pick<HelperRow, 'type' | 'href'> {
  const { type } = readableType(prop);
  const isNamed = /^[A-Z]\w+$/.test(type);
  if (!isNamed) return { type };
  if (prop.values.length > MAX_VALUES) return { type, href: `${TYPES_PAGE}#${type.toLowerCase()}` };
  return { type: withRanges(prop.values.map(printed).join(' | ')) };
}

/** All helper props, for the tables of the page about them. */
export function helperTables(): HelperTables {
  const rows = catalogue().helpers.map((prop) => ({
    group: prop.group,
    row: {
      name: prop.name,
      ...typeOf(prop),
      keys: readableType(prop).keys,
      classes: prop.pattern,
      comment: prop.comment,
    },
  }));
  const groups = [...new Set(rows.map(({ group }) => group))];
  return Object.fromEntries(
    groups.map((group) => [group, rows.filter((one) => one.group === group).map(({ row }) => row)]),
  );
}
