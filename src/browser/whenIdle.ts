/** Does something as soon as the browser has nothing else to do, and after two seconds in any case. */
export function whenIdle(task: () => void) {
  if (!window.requestIdleCallback) return setTimeout(task);
  requestIdleCallback(task, { timeout: 2000 });
}
