import type { Row } from '../peer.ts';

export const props: Row[] = [
  {
    from: '`<Button isColor="info" isLoading>`',
    to: '`<Button color="info" loading>`: without `is` or `has`',
    changes: [],
  },
  { from: '`tag="section"`', to: '`as="section"`', changes: [['tag={tag}', 'as={tag}']] },
  {
    from: '`render={props => <Link {...props} />}`',
    to: '`as={Link}`, with the props of the link next to it',
    byHand: ['render={render}'],
  },
  {
    from: '`isAlign="centered"`, `isAlign="right"`',
    to: '`centered`, `right`',
    changes: [
      ['isAlign="centered"', 'centered'],
      ['isAlign="center"', 'centered'],
      ['isAlign="right"', 'right'],
      ['isAlign="left"', '<_ />'],
    ],
  },
  {
    from: '`hasTextAlign="centered"`, `hasTextColor="danger"`',
    to: '`textAlign="centered"`, `textColor="danger"`',
    changes: [
      ['hasTextAlign={align}', 'textAlign={align}'],
      ['hasTextColor={color}', 'textColor={color}'],
    ],
  },
  {
    from: '`isHidden`, `isHidden="mobile"`',
    to: '`display="hidden"`, `display={{ mobile: \'hidden\' }}`',
    changes: [['isHidden', 'display="hidden"']],
  },
  {
    from: "`<Column isSize={{ default: 12, tablet: '1/2' }}>`",
    to: "`<Column size={{ base: 12, tablet: 'half' }}>`; also `isOffset`, `isDisplay`",
    changes: [],
  },
];
