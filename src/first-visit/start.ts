/** The entry of a built page. `plugins/bundler` makes `docusaurus-entry` an alias of Docusaurus' own. */

const endTask = () => new Promise((resolve) => setTimeout(resolve));

/** Starts React DOM, the routes and then Docusaurus in separate tasks, so that the browser can respond between them. */
async function start() {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await endTask();
  await import(/* webpackMode: "eager" */ '@generated/routes');
  await endTask();
  await import(/* webpackMode: "eager" */ 'docusaurus-entry');
}

void start();
