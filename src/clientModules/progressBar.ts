/** Hides the bar that shows the progress of loading from assistive technology; nprogress gives it a role that does not exist. */
import nprogress from 'nprogress';

nprogress.configure({
  barSelector: '.bar',
  template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
});
