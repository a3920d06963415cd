/** Hides the loading bar from assistive technology, because nprogress sets a role on it that doesn't exist. */
import nprogress from 'nprogress';

nprogress.configure({
  barSelector: '.bar',
  template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
});
