// In tests, React Aria asks Node.js whether it should draw only what is in view, as it does in apps.
Object.assign(globalThis, { process: { env: { NODE_ENV: 'test', VIRT_ON: 'true' } } });
