import type { FileDropProps } from './FileDrop';

/** Which files are accepted. A server has to check them again. */
export type FileRules = Pick<FileDropProps, 'types' | 'maxSize' | 'maxFiles'>;

const UNITS = [
  { unit: 'megabyte', least: 1_000_000 },
  { unit: 'kilobyte', least: 1000 },
  { unit: 'byte', least: 1 },
] as const;

/** The size of a file for people, in their language. */
export function formatSize(bytes: number, locale = 'en-US') {
  const { unit, least } = UNITS.find(({ least }) => bytes >= least) ?? UNITS[2];
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: unit === 'byte' ? 'long' : 'short',
    maximumFractionDigits: 1,
  }).format(bytes / least);
}

/** Whether two files are the same, as far as a page can tell without reading them. */
export const isSame = (a: File, b: File) =>
  a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;

const matches = (file: File) => (type: string) =>
  type.startsWith('.')
    ? file.name.toLowerCase().endsWith(type.toLowerCase())
    : file.type === type || (type.endsWith('/*') && file.type.startsWith(type.slice(0, -1)));

/** What is wrong with a file that is added to others. */
export function errorOf(
  file: File,
  others: readonly File[],
  { types, maxSize = Infinity, maxFiles = Infinity }: FileRules,
) {
  if (types && !types.some(matches(file))) return `${file.name} is of a type that isn’t accepted.`;
  if (file.size > maxSize) return `${file.name} is too large: ${formatSize(file.size)}.`;
  if (others.some((one) => isSame(one, file))) return `${file.name} is already in the list.`;
  return others.length >= maxFiles ? `${file.name} is one file too many.` : undefined;
}
