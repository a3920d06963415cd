#!/usr/bin/env -S node --import tsx
// Debian's Firefox, as Playwright starts it. It knows all that Playwright asks for but one command, without which no page
// opens: the preference of colors and motion. So this stands between the two, and says that the command was carried out.
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';

const LISTENING = 'WebDriver BiDi listening on ';

function connect(address: string) {
  const firefox = new WebSocket(`${address}/session`);
  // Firefox sends an answer in parts, and each waits until the one before is acknowledged, which a system may put off for
  // 40 ms. A pong carries the acknowledgment at once.
  firefox.once('upgrade', ({ socket }) => socket.on('data', () => firefox.pong()));
  firefox.once('open', () => {
    const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
    server.once('listening', () =>
      console.error(`${LISTENING}ws://127.0.0.1:${(server.address() as AddressInfo).port}`),
    );
    server.once('connection', (playwright) => {
      firefox.on('message', (data) => playwright.send((data as Buffer).toString()));
      firefox.once('close', () => playwright.close());
      playwright.once('close', () => firefox.close());
      playwright.on('message', (data) => {
        const { id, method } = JSON.parse((data as Buffer).toString()) as {
          id: number;
          method: string;
        };
        if (method === 'emulation.setMediaFeaturesOverride')
          playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
        else firefox.send((data as Buffer).toString());
      });
    });
  });
}

const child = spawn('firefox-esr', process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
child.once('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));
createInterface(child.stderr).on('line', (line) => {
  if (line.startsWith(LISTENING)) connect(line.slice(LISTENING.length));
  else console.error(line);
});
