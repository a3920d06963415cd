/** How TypeScript checks the apps and modules of tests, as an app for a bundler does it. */
export const APP_OPTIONS = {
  target: 'ES2023',
  module: 'ESNext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
};
