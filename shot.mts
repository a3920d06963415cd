import { chromium } from '@playwright/test';
import { launchOptions } from './tests/chromium.ts';
const [route, name, width = '1280', mode = 'light', action = ''] = process.argv.slice(2);
const b = await chromium.launch(launchOptions());
const p = await b.newPage({ viewport: { width: +width, height: +width < 500 ? 844 : 900 } });
p.on('console', m => console.log('console', m.type(), m.text())); p.on('pageerror', e => console.log('err', e.message));
await p.addInitScript(`globalThis.__name = f => f; localStorage.setItem('theme','${mode}')`);
await p.goto('http://localhost:3123' + route);
await p.mouse.move(300, 500); await p.mouse.wheel(0, 1); await p.waitForTimeout(1500);
if (action) { await eval(`(async()=>{${action}})()`); await p.waitForTimeout(800); }
await p.screenshot({ path: `/tmp/shots/${name}.png`, fullPage: process.env.FULL === '1' });
await b.close();
