/** Classes that components yield though no rule of Bulma's stylesheet mentions them, and why. */
export const WITHOUT_RULES: Readonly<Record<string, string>> = {
  'dropdown-trigger': 'Bulma’s documentation has it around the button of a dropdown.',
};

interface LeftOut {
  classes: RegExp;
  reason: string;
}

/** Classes of Bulma that no prop yields, and why. */
export const LEFT_OUT: readonly LeftOut[] = [
  {
    classes: /^has-(spaced-)?navbar-fixed-/,
    reason: 'They belong on <html>, where Navbar sets them itself while it is `fixed`.',
  },
  {
    classes: /^theme-(light|dark)$/,
    reason: 'They belong on <html> or a part of the page that is not a component; the app chooses.',
  },
  {
    classes: /^is-display-/,
    reason: 'Second names of `is-block`, `is-hidden` and so on, which the prop `display` yields.',
  },
  {
    classes: /^is-visibility-hidden/,
    reason: 'Second names of `is-invisible`, which the prop `invisible` yields.',
  },
  {
    classes: /^loader$/,
    reason:
      'A bare spinner, which the prop `loading` of Button, Control and Select draws in place.',
  },
  {
    classes: /^menu-item$/,
    reason: 'MenuItem writes it itself, where `as` makes it neither a link nor a button.',
  },
  { classes: /^fa$/, reason: 'A class of Font Awesome, for which Bulma only makes room.' },
];
