import { onTestFinished, vi } from 'vitest';

/**
 * Stops the clock of events for one test, since a slow machine may type more slowly than any user: what it returns lets
 * some milliseconds pass.
 */
export function stopEventTime(): (milliseconds: number) => void {
  let now = 1000;
  const timeStamp = vi.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => now);
  onTestFinished(() => timeStamp.mockRestore());
  return (milliseconds) => {
    now += milliseconds;
  };
}
