/** Mends a hash with a wrong `%`, such as `#100%`, before the router reads it. Docusaurus would show its crash screen. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

function isWrong(hash: string) {
  try {
    decodeURIComponent(hash);
    return false;
  } catch {
    return true;
  }
}

function mend() {
  const { hash, href } = window.location;
  if (!isWrong(hash)) return;
  const mended = href.slice(0, -hash.length) + hash.replaceAll('%', '%25');
  window.history.replaceState(window.history.state, '', mended);
}

if (ExecutionEnvironment.canUseDOM) {
  // Has to be added before the router's listener: `popstate` has no capture phase.
  window.addEventListener('popstate', mend);
}
