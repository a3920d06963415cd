import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const FILE = 'exam/tasks.yml';

const target = z.string().regex(/^[a-z]+( .+)?$/, 'a role and a name, such as `button Save`');
/** What a user can do or perceive, by its name, and what has to be said of it. */
const VERBS = {
  click: target,
  press: z.string(),
  type: z.string(),
  upload: z.string(),
  width: z.number(),
  see: target,
  gone: target,
  focus: target,
  read: z.string(),
  described: z.tuple([target, z.string()]),
  beside: z.tuple([target, target]),
  below: z.tuple([target, target]),
  style: z.tuple([target, z.string(), z.string()]),
};

const step = z
  .strictObject(VERBS)
  .partial()
  .refine((one) => Object.keys(one).length === 1, 'a step has one verb');

const task = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  prompt: z.string(),
  uses: z.array(z.string()).min(1),
  server: z.boolean().default(false),
  steps: z.array(step).min(1),
});

/** The verbs of steps, and the types of what is said of each. */
export type Verbs = { [Verb in keyof typeof VERBS]: z.infer<(typeof VERBS)[Verb]> };

/** A step of a user: one verb with what is said of it. */
export type Step = z.infer<typeof step>;

/** A task of the exam. `README.md` says what each key means. */
export type Task = z.infer<typeof task>;

/**
 * Reads the tasks.
 *
 * @throws If a task has a key or a step that is not known, or lacks one.
 */
export function readTasks(): Task[] {
  const { data, error } = z.array(task).safeParse(parse(readFileSync(FILE, 'utf8')));
  if (data) return data;
  const [issue] = error.issues;
  throw new Error(
    `${FILE}: task ${issue?.path.join(', ')}: ${issue?.message}. exam/README.md lists what a task has.`,
  );
}
