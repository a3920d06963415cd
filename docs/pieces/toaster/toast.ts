export interface ToastOptions {
  /** A button, such as Undo. The toast then stays until the user closes it. */
  action?: { label: string; onClick: () => void };
  /** How long the toast stays, in milliseconds. `Infinity` keeps it until the user closes it. */
  duration?: number;
}

export interface Toast extends ToastOptions {
  id: number;
  kind: 'success' | 'error' | 'info' | 'loading';
  text: string;
}

type TextOf<T> = string | ((value: T) => string);

/** What a toast says about a promise. */
export interface PromiseTexts<T> {
  loading: string;
  success: TextOf<T>;
  error: TextOf<unknown>;
}

const NONE: readonly Toast[] = [];
let toasts = NONE;
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function show(kind: Toast['kind'], text: string, options?: ToastOptions) {
  lastId += 1;
  set([...toasts, { ...options, id: lastId, kind, text }]);
  return lastId;
}

function update<T>(id: number, kind: Toast['kind'], text: TextOf<T>, value: T) {
  const now = { kind, text: typeof text === 'string' ? text : text(value) };
  set(toasts.map((one) => (one.id === id ? { ...one, ...now } : one)));
}

/** Shows toasts, from anywhere in your app. The first three functions return the id of the toast. */
export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  info: (text: string, options?: ToastOptions) => show('info', text, options),

  /** Says that work is in progress, and then how it ended. */
  promise<T>(work: Promise<T>, { loading, success, error }: PromiseTexts<T>) {
    const id = show('loading', loading);
    work.then(
      (value) => update(id, 'success', success, value),
      (reason: unknown) => update(id, 'error', error, reason),
    );
  },

  close: (id: number) => set(toasts.filter((one) => one.id !== id)),

  /** Closes all toasts, except those of work that is still in progress. */
  closeAll: () => set(toasts.filter(({ kind }) => kind === 'loading')),
};

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** For `useSyncExternalStore`. A server shows no toasts, because they could be those of another user. */
export const toastStore = [subscribe, () => toasts, () => NONE] as const;
