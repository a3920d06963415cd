/** The rules that cannot be derived from the library or from Bulma, each with its reason. */

/** Parts that do no more than the plain element unless they have props: tables read better without them. */
export const ONLY_WITH_PROPS: readonly string[] = [
  'Table.Row',
  'Table.Cell',
  'Table.Header',
  'Content.OrderedList',
];

/** Parts that may have plain elements between them and the component that they belong to, such as `<tbody>`. */
export const DEEP_PARTS: readonly string[] = [
  'Table.Row',
  'Table.Cell',
  'Table.Header',
  'Content.OrderedList',
];

/** Components that only limit the width: what is in them is as good as in what is around them. */
export const TRANSPARENT: readonly string[] = ['Container'];

/** Parts that look like another component, and stand only directly in one of these. */
export const ONLY_IN: Readonly<Record<string, readonly string[]>> = {
  // Any other button in a dropdown is one in its menu.
  'Dropdown.Button': ['Dropdown', 'Dropdown.Trigger'],
  // Any other close button in a modal is that of a message or notification in it.
  'Modal.Delete': ['Modal', 'Modal.CardHead'],
};

/** Attributes that a component may add without being asked, since they change only what assistive technology is told. */
export const MAY_BE_ADDED = /^(aria-[a-z]+|role|tabindex)$/;

/** Attributes that a component which sets them also keeps up to date, whatever the HTML says. */
export const KEPT_CURRENT = /^aria-expanded$/;

/** Attributes that only a script of the page read, and what does its work now. */
export const NEEDLESS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Navbar.Burger': { 'data-target': 'The burger opens the menu of its navbar by itself.' },
};

/** Attributes that only a script of the page read, on any other element, and what to write instead. */
export const SCRIPTED: Readonly<Record<string, string>> = {
  'data-target': 'Open what it names with state: `open` of Modal and Dropdown, `active` of others.',
};

/** Attributes that are props which do more in a component, and what they do. */
export const REACHING: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Field: { disabled: 'It sets it on its controls too, as a <fieldset> has it for all of them.' },
};

/** Attributes that React sets only on this element, where alone they do something. */
export const ONLY_ON: Readonly<Record<string, string>> = { checked: 'input', selected: 'option' };

/** Classes of Bulma 0.9 that Bulma 1.0 dropped, and what takes their place. */
export const OBSOLETE: Readonly<Record<string, string>> = {
  tile: 'Use `Grid` and `Cell`.',
  'is-ancestor': 'Use `Grid` and `Cell`.',
  'is-parent': 'Use `Grid` and `Cell`.',
  'is-child': 'Use `Grid` and `Cell`.',
  'is-vertical': 'Use `Grid` and `Cell`.',
  'is-variable': 'Remove it: the prop `gap` of `Columns` needs no other class.',
  'is-marginless': 'Use the helper prop `m={0}`.',
  'is-paddingless': 'Use the helper prop `p={0}`.',
  'control has-addons': 'Use `Field` with `addons`, and a `Control` for each part.',
  'control is-grouped': 'Use `Field` with `grouped`, and a `Control` for each part.',
  nav: 'Use `Navbar`.',
  'nav-left': 'Use `Navbar.Start` in `Navbar.Menu`.',
  'nav-right': 'Use `Navbar.End` in `Navbar.Menu`.',
  'nav-center': 'Use `Navbar.Start` in `Navbar.Menu`.',
  'nav-item': 'Use `Navbar.Item`.',
  'nav-menu': 'Use `Navbar.Menu`.',
  'nav-toggle': 'Use `Navbar.Burger`.',
  'has-icon': 'Use `iconsLeft` or `iconsRight` of `Control`.',
  'has-icon-left': 'Use `iconsLeft` of `Control`.',
  'has-icon-right': 'Use `iconsRight` of `Control`.',
  'control-label': 'Use `Field.Label` in a `Field` with `horizontal`.',
  'is-text-centered': 'Use the helper prop `textAlign="centered"`.',
  'is-text-left': 'Use the helper prop `textAlign="left"`.',
  'is-text-right': 'Use the helper prop `textAlign="right"`.',
  'is-third': 'Use `size="one-third"`.',
  'is-quarter': 'Use `size="one-quarter"`.',
  'is-disabled': 'Use the attribute `disabled`.',
  'has-shadow': 'Use the helper prop `shadowless` where there should be none.',
  'has-dropdown-right': 'Use `right` of `Navbar.Dropdown`.',
  heading: 'Write its look yourself: small, spaced uppercase letters.',
  number: 'Write its look yourself: a large number in a circle.',
};

/** Elements of old HTML that React's types do not have, and what takes their place. */
export const OBSOLETE_ELEMENTS: Readonly<Record<string, string>> = {
  acronym: 'Use <abbr>.',
  dir: 'Use <ul>.',
  font: 'Use <span> with `textColor`, `textSize` or a style.',
  frame: 'Use <iframe>.',
  frameset: 'Use <iframe>.',
  marquee: 'Use an animation of CSS.',
  nobr: 'Use <span> with `white-space: nowrap`.',
  plaintext: 'Use <pre>.',
  strike: 'Use <s> or <del>.',
  tt: 'Use <code> or <samp>.',
  xmp: 'Use <pre>.',
};

/** Types of inputs whose `value` the user does not change. */
export const FIXED_VALUES = /^(button|checkbox|hidden|image|radio|reset|submit)$/;
