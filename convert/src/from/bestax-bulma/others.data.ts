import type { Row } from '../peer.ts';

export const functions: Row[] = [
  {
    from: '`useBulmaClasses(props)`',
    to: '`useBulmaClasses(props)`, which returns the remaining props and their `className` in one object, not two values',
    changes: [],
  },
  { from: '`classNames(…)`', to: 'the same', changes: [] },
  {
    from: '`<Theme primaryH="10">`',
    to: '`--bulma-primary-h: 10` in your CSS, see [Theming](./theming.mdx)',
    byHand: ['Theme'],
  },
  {
    from: '`<Theme isRoot colorMode="dark">`',
    to: '`data-theme="dark"` on the root, see [Dark mode](../intro.mdx#dark-mode)',
    changes: [],
  },
  {
    from: '`<ConfigProvider iconLibrary="fa">`',
    to: 'none: an icon is a child of `Icon`, and the class names are Bulma’s',
    byHand: ['ConfigProvider'],
  },
];

export const gone: Row[] = [
  {
    from: '`Autocomplete`, `Taginput`, `Numberinput`, `Rate`, `Slider`, `Switch`',
    to: 'none: Bulma has no styles for such form controls',
    byHand: ['Autocomplete', 'Taginput', 'Numberinput', 'Rate', 'Slider', 'Switch'],
  },
  {
    from: '`DateInput`, `TimeInput`, `DateTimeInput`',
    to: '`Input` with the `type` of `date`, `time` or `datetime-local`',
    byHand: ['DateInput', 'TimeInput', 'DateTimeInput'].flatMap((name) => [name, `${name}Base`]),
  },
  {
    from: '`Avatar`, `Avatars`, `Badge`, `Carousel`, `Collapse`, `Reveal`, `Steps`, `Tooltip`',
    to: 'none: Bulma has no styles for them',
    byHand: ['Avatar', 'Avatars', 'Badge', 'Carousel', 'Collapse', 'Reveal', 'Steps', 'Tooltip'],
  },
  {
    from: '`Dialog`, `Sidebar`, `Loading`, `Toast`',
    to: '`Modal`, `Menu`, `skeleton` and `Notification` are the closest',
    byHand: ['Dialog', 'Sidebar', 'Loading', 'Toast', 'ToastContainer', 'NotificationContainer'],
  },
];
