/** Hides the bar that shows the loading of a page from assistive technology; nprogress gives it a role that there is not. */
import nprogress from 'nprogress';

nprogress.configure({
  barSelector: '.bar',
  template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
});
