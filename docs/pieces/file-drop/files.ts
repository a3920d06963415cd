import type { FileDropProps } from './FileDrop';

/** Which files are accepted. A server has to check them again. */
export type FileRules = Pick<FileDropProps, 'types' | 'maxSize' | 'maxFiles'>;

const UNITS = Object.entries({ megabyte: 1e6, kilobyte: 1e3 });

/** Formats the size of a file for people to read. */
export function formatSize(bytes: number, locale = 'en-US') {
  const [unit, least] = UNITS.find(([, least]) => bytes >= least) ?? (['byte', 1] as const);
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / least);
}

/** Identifies a file as well as a page can without reading it. */
export const idOf = ({ name, size, lastModified }: File) => [name, size, lastModified].join(' ');

const matches = (file: File) => (type: string) =>
  type.startsWith('.')
    ? file.name.toLowerCase().endsWith(type.toLowerCase())
    : file.type === type || (type.endsWith('/*') && file.type.startsWith(type.slice(0, -1)));

/** Says what is wrong with a new file, if anything is. */
export function errorOf(file: File, others: readonly File[], rules: FileRules) {
  const { types, maxSize = Infinity, maxFiles = Infinity } = rules;
  if (types && !types.some(matches(file))) return `${file.name} is of a type that isn’t accepted.`;
  if (file.size > maxSize) return `${file.name} is too large: ${formatSize(file.size)}.`;
  if (others.some((one) => idOf(one) === idOf(file))) return `${file.name} is already in the list.`;
  return others.length >= maxFiles ? `${file.name} is one file too many.` : undefined;
}
