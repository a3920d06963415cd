/** The entry of a built page. The build aliases `docusaurus-entry` to the entry that Docusaurus has. */

const endTask = () => new Promise((resolve) => setTimeout(resolve));

/** Starts React DOM and then Docusaurus, each in a task, so that the browser can answer the user between them. */
async function start() {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await endTask();
  await import(/* webpackMode: "eager" */ 'docusaurus-entry');
}

void start();
