import { readFileSync } from 'node:fs';
import { modules } from '../../library/modules.ts';
import { fromRoot } from '../../base/root.ts';

/** What only a browser can find out about each component. A command writes it, and a test compares it with what it finds. */
export const RECORD = 'plugins/reference/proofs/measured.generated.json';
export const COMMAND = 'npm run proofs';

/** What a check found, with the parts of the component where: `{ focus: ['Modal.Close'] }`. */
export type Found = Record<string, string[]>;

/** What was found in the demos of a component. A check that had nothing to look at is missing. */
export interface Look {
  targets?: Found;
  rtl?: Found;
  forcedColors?: Found;
  /** The same with `contrast.css`. */
  forcedColorsLifted?: Found;
}

/** What was found, by the ids of components. */
export type Recorded = Readonly<Record<string, Look>>;

/** The ids of the components that have a Usage page, and so demos. */
export const subjects = () => modules().filter(({ guide }) => guide);

/**
 * Makes sure that a record is about components of the library. One that it lacks is not shown, until a test misses it.
 *
 * @throws If it names another one.
 */
export function checkNames(recorded: Recorded, ids: readonly string[]) {
  const unknown = Object.keys(recorded).filter((id) => !ids.includes(id));
  if (unknown.length === 0) return;
  throw new Error(
    `${RECORD} has ${unknown.join(', ')}, which the library lacks. Run "${COMMAND}".`,
  );
}

/** The record as the file has it. */
export const readRecord = () => JSON.parse(readFileSync(fromRoot(RECORD), 'utf8')) as Recorded;

/** The record of the components of the library. */
export function record(): Recorded {
  const recorded = readRecord();
  checkNames(
    recorded,
    subjects().map(({ id }) => id),
  );
  return recorded;
}

/** One sentence for each check that found something else than the record has. */
export function differences(id: string, recorded: Look | undefined, found: Look): string[] {
  if (!recorded) return [`${RECORD} has nothing about ${id}. Run "${COMMAND}".`];
  const checks = new Set([...Object.keys(recorded), ...Object.keys(found)]) as Set<keyof Look>;
  return [...checks].flatMap((check) => {
    const [was, is] = [recorded[check], found[check]].map(
      (one) => JSON.stringify(one) ?? 'nothing',
    );
    if (was === is) return [];
    return [
      `${RECORD}: ${check} of ${id} is ${was}, but its demos show ${is}. Correct the component, or run "${COMMAND}".`,
    ];
  });
}
