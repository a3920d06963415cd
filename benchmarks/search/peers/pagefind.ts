/** What the benchmark uses of Pagefind's own script. */
interface Pagefind {
  init: () => Promise<void>;
  search: (query: string) => Promise<{ results: { data: () => Promise<{ url: string }> }[] }>;
}

/** Each result is a request of its own. */
const READ = 5;

let pagefind: Pagefind;

window.compared = {
  async load() {
    const address = './pagefind/pagefind.js';
    pagefind = (await import(address)) as Pagefind;
    await pagefind.init();
  },
  find: (query) => pagefind.search(query),
  async routes(query) {
    const { results } = await pagefind.search(query);
    const found = await Promise.all(results.slice(0, READ).map((one) => one.data()));
    return found.map(({ url }) => url.replace(/(?:index)?\.html$/, '') || '/');
  },
};
