// Vite answers only hosts that it knows.
const HOSTS = '__VITE_ADDITIONAL_SERVER_ALLOWED_HOSTS=.csb.app';

/**
 * The file that tells CodeSandbox how to start an app with Vite.
 *
 * @see https://codesandbox.io/docs/learn/devboxes/task
 */
export const START_TASKS = {
  '.codesandbox/tasks.json': `${JSON.stringify(
    {
      setupTasks: [{ name: 'Install', command: 'npm install' }],
      tasks: {
        dev: {
          name: 'Start',
          command: `${HOSTS} npm run dev`,
          runAtStart: true,
          preview: { port: 5173 },
        },
      },
    },
    null,
    2,
  )}\n`,
};
