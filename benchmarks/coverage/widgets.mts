/** Common widgets that Bulma has no styles for, and the beginnings of the names under which libraries export them. */
const WIDGETS: Readonly<Record<string, RegExp>> = {
  accordion: /^(Accordion|Collapse)/,
  autocomplete: /^(Autocomplete|Combobox)/,
  avatar: /^Avatar/,
  badge: /^Badge/,
  carousel: /^Carousel/,
  'color picker': /^Color(Input|Picker)/,
  'date picker': /^Date(Input|Picker)/,
  drawer: /^(Drawer|Sidebar)/,
  'loading overlay': /^Loading/,
  'number input': /^Number_?[Ii]nput/,
  rating: /^Rat(e|ing)/,
  slider: /^Slider/,
  steps: /^Step/,
  switch: /^Switch/,
  'tag input': /^Tags?[Ii]nput/,
  'time picker': /^Time(Input|Picker)/,
  toast: /^Toast/,
  tooltip: /^Tooltip/,
  tree: /^Tree/,
};

export const widgetCount = Object.keys(WIDGETS).length;

/** The widgets that a package has, by the names of its exports. */
export const widgetsIn = (names: readonly string[]) =>
  Object.keys(WIDGETS).filter((widget) => names.some((name) => WIDGETS[widget]!.test(name)));
