import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { Builder } from 'selenium-webdriver';

// Its folders can't be imported.
const { DriverService } = createRequire(import.meta.url)(
  'selenium-webdriver/remote',
) as typeof import('selenium-webdriver/remote');

/** WebKitGTK draws windows only, so here is a screen that nobody sees, with room for the windows of all tests. */
async function startScreen() {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1400x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  // Also if the tests are interrupted.
  process.once('exit', () => screen.kill());
  const [number] = (await once(screen.stdio[3]!, 'data')) as [Buffer];
  return { screen, display: `:${String(number).trim()}` };
}

/** Opens a window of Debian's WebKit. Width and height are in pixels. Closing it ends all that was started for it. */
export async function openWebKit(width: number, height: number) {
  const { screen, display } = await startScreen();
  const service = new DriverService.Builder('WebKitWebDriver')
    .setLoopback(true)
    .setEnvironment({
      ...process.env,
      DISPLAY: display,
      // Without a language, text is sorted as in no browser of a user.
      LC_ALL: 'en_US.UTF-8',
      // Without a graphics card, layers take more than half of the time.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    })
    .build();
  const driver = await new Builder()
    .usingServer(await service.start())
    .forBrowser('MiniBrowser')
    .build();
  await driver.manage().window().setRect({ x: 0, y: 0, width, height });
  const close = async () => {
    await driver.quit();
    await service.kill();
    screen.kill();
  };
  return { driver, close };
}
