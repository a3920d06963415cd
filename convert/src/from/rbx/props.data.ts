import type { Replacement, Row } from '../peer.ts';

export const props: Row[] = [
  { from: '`innerRef={ref}`', to: '`ref={ref}`' },
  {
    from: '`align="centered"`, `align="right"`',
    to: '`centered`, `right`',
  },
  { from: '`pull="left"`', to: '`pulled="left"`', changes: [['pull={side}', 'pulled={side}']] },
  { from: '`hidden`', to: '`display="hidden"`' },
  {
    from: '`textTransform="uppercase"`',
    to: '`uppercase`; also `lowercase`, `capitalized`',
    changes: ['uppercase', 'lowercase', 'capitalized'].map((name): Replacement => [
      `textTransform="${name}"`,
      name,
    ]),
  },
  {
    from: '`responsive={{ mobile: { hide: { value: true } } }}`',
    to: "`display={{ mobile: 'hidden' }}`; also `textSize`, `textAlign`",
    changes: [],
  },
  {
    from: "`<Column mobile={{ size: 'half' }}>`",
    to: "`<Column size={{ mobile: 'half' }}>`; also `offset`, `narrow`",
    changes: [],
  },
  {
    from: '`<Dropdown managed>`, and others that open',
    to: '`<Dropdown>`: it opens on its own, unless you set `open`',
    changes: ['Navbar', 'Navbar.Item', 'Dropdown'].map((name): Replacement => [
      `<${name} managed={managed}>`,
      `<${name}>`,
    ]),
  },
  {
    from: '`badge={3}`, `tooltip="More"`',
    to: 'none: Bulma has no badges and no tooltips. Use `title`, or a `Tag` next to it',
    byHand: [
      'badge',
      'badgeColor',
      'badgeOutlined',
      'badgeRounded',
      'badgeSize',
      'tooltip',
      'tooltipActive',
      'tooltipColor',
      'tooltipMultiline',
      'tooltipPosition',
      'tooltipResponsive',
    ].map((name) => `${name}={value}`),
  },
];
