interface Answer<T> {
  value: T & { message?: string };
}

async function send<T>(method: string, url: string, body?: object): Promise<T> {
  const response = await fetch(url, { method, body: body && JSON.stringify(body) });
  const { value } = (await response.json()) as Answer<T>;
  if (!response.ok) throw new Error(`WebDriver: ${value.message ?? response.statusText}`);
  return value;
}

/** A browser's window, controlled by W3C WebDriver. This is what the tests need of that protocol. */
export interface Window {
  goTo: (url: string) => Promise<void>;
  /** Calls a function in the page, where it sees its arguments and nothing else, and waits for the promise that it may return. */
  run: <T, A extends unknown[]>(code: (...args: A) => T | Promise<T>, ...args: A) => Promise<T>;
  /** Leads what follows into the frame that a CSS selector matches in the page. */
  enterFrame: (selector: string) => Promise<void>;
  /** Moves the pointer, or presses its buttons or keys, as the user would. */
  act: (type: 'key' | 'pointer', actions: readonly object[]) => Promise<void>;
  close: () => Promise<void>;
}

/** Opens a window of the driver that listens at this address. Width and height are in pixels. */
export async function openWindow(driver: string, width: number, height: number): Promise<Window> {
  const { sessionId } = await send<{ sessionId: string }>('POST', `${driver}/session`, {
    capabilities: {},
  });
  const session = `${driver}/session/${sessionId}`;
  const post = <T>(path: string, body: object) => send<T>('POST', `${session}/${path}`, body);
  await post('window/rect', { x: 0, y: 0, width, height });
  const window: Window = {
    goTo: (url) => post('url', { url }),
    run: (code, ...args) =>
      post('execute/sync', { script: `return (${String(code)})(...arguments)`, args }),
    async enterFrame(selector) {
      await post('frame', { id: null });
      const id = await post('element', { using: 'css selector', value: selector });
      await post('frame', { id });
    },
    async act(type, actions) {
      await post('actions', { actions: [{ type, id: type, actions }] });
      // WebKit's driver answers before the page has heard of the last of it.
      await window.run(() => new Promise(requestAnimationFrame));
    },
    close: () => send('DELETE', session),
  };
  return window;
}
