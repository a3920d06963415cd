import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { openWindow, type Window } from './webdriver.ts';

/** WebKitGTK draws windows only, so here is a screen that nobody sees, with room for the windows of all tests. */
async function startScreen() {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1400x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(screen.stdio[3]!, 'data')) as [Buffer];
  return { screen, display: `:${String(number).trim()}` };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Waits until the driver answers; it says nothing when it is ready. */
async function answering(url: string, driver: ChildProcess): Promise<void> {
  while (driver.exitCode === null) {
    const isReady = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await sleep(20);
  }
  throw new Error(`WebKitWebDriver has ended with code ${driver.exitCode} at its start.`);
}

/** Opens a window of Debian's WebKit. Width and height are in pixels. Closing it ends all that was started for it. */
export async function openWebKit(width: number, height: number): Promise<Window> {
  const { screen, display } = await startScreen();
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    // Without a language, text is sorted as in no browser of a user.
    env: { ...process.env, DISPLAY: display, LC_ALL: 'en_US.UTF-8' },
    stdio: 'ignore',
  });
  const end = () => [driver, screen].forEach((child) => child.kill());
  // Also where the tests are broken off.
  process.once('exit', end);
  const url = `http://127.0.0.1:${port}`;
  await answering(url, driver);
  const window = await openWindow(url, width, height);
  const close = async () => {
    await window.close();
    end();
    process.off('exit', end);
  };
  return { ...window, close };
}
