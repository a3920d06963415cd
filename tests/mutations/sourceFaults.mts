import { resolve } from 'node:path';
import { createVitest, type TestSpecification } from 'vitest/node';
import { withFaults, type Outcome } from './faults.mts';
import type { Fault } from './table.mts';

// A test that is only late on a busy machine passes the second time, and one that fails is enough.
const OPTIONS = { watch: false, reporters: [{}], retry: 1, bail: 1 };

/** Tries faults one by one, in one Vitest that stays up: it needs longer to start than to run a test file. */
export async function* trySourceFaults(faults: readonly Fault[]): AsyncGenerator<Outcome> {
  const vitest = await createVitest('test', OPTIONS);
  await vitest.standalone();
  const all = await vitest.globTestSpecifications();

  function testOf({ caughtBy }: Fault): TestSpecification {
    const [project = '', name = ''] = caughtBy.split(' ');
    const [found, other] = all.filter(
      (one) => one.project.name.startsWith(project) && one.moduleId.includes(`/${name}.test.`),
    );
    if (found && !other) return found;
    throw new Error(`"${caughtBy}" has to be the name of one test file.`);
  }

  async function failuresIn(test: TestSpecification): Promise<string[]> {
    const { testModules } = await vitest.runTestSpecifications([test]);
    const ran = testModules.find(({ moduleId }) => moduleId === test.moduleId);
    return [...(ran?.children.allTests('failed') ?? [])].map(({ fullName }) => fullName);
  }

  const sound = new Set<TestSpecification>();
  for (const fault of faults) {
    const start = performance.now();
    const test = testOf(fault);
    const file = resolve(fault.file);
    const before = sound.has(test) ? [] : await failuresIn(test);
    if (before.length) throw new Error(`${fault.caughtBy} fails without a fault: ${before[0]}`);
    sound.add(test);
    const failed = await withFaults([fault], () => {
      vitest.invalidateFile(file);
      return failuresIn(test);
    });
    vitest.invalidateFile(file);
    yield { fault, failed, seconds: (performance.now() - start) / 1000 };
  }
  await vitest.close();
}
