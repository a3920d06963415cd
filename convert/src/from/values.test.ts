import { expect, test } from 'vitest';
import { codemod } from './codemod.ts';
import { PEERS } from './peers.ts';

const RBC = 'react-bulma-components';
const BESTAX = 'bestax-bulma';

/** Some JSX after the codemod. */
function converted(jsx: string, from = RBC, before = '') {
  const peer = PEERS[from]!;
  const names = [...new Set(Array.from(jsx.matchAll(/<([A-Z]\w*)/g), ([, name]) => name))];
  const source = `import { ${names.join(', ')} } from '${peer.package}';\n${before}\nconst it = ${jsx};\n`;
  const { code, notes } = codemod(source, peer, 'it.tsx');
  return {
    jsx: code.slice(code.indexOf('const it = ') + 11, -2),
    notes: notes.map(({ text, remedy }) => `${text} ${remedy}`),
  };
}

test.for([
  ['null', 'mobile={{ offset: null, size: 6 }}', 'size={{ mobile: 6 }}'],
  ['undefined', 'mobile={{ offset: undefined, size: 6 }}', 'size={{ mobile: 6 }}'],
  ['void', 'mobile={{ offset: void 0, size: 6 }}', 'size={{ mobile: 6 }}'],
  ['nothing but null', 'mobile={{ size: null }} id="a"', 'id="a"'],
  ['no values', 'mobile={{}} id="a"', 'id="a"'],
  ['null for all', 'size={null} id="a"', 'id="a"'],
  ['a condition', 'mobile={{ size: on ? 6 : 12 }}', 'size={{ mobile: on ? 6 : 12 }}'],
  ['only that width', 'tablet={{ size: 6, only: true }}', 'size={{ tabletOnly: 6 }}', 'tabletOnly'],
  ['not only that width', 'tablet={{ size: 6, only: false }}', 'size={{ tablet: 6 }}'],
  ['two widths', 'mobile={{ size: 6 }} fullhd={{ size: 3 }}', 'size={{ mobile: 6, fullhd: 3 }}'],
  ['with a value for all', 'size={12} tablet={{ size: 6 }}', 'size={{ base: 12, tablet: 6 }}'],
  [
    'the form of version 3',
    'responsive={{ mobile: { hide: { value: true } } }}',
    "display={{ mobile: 'hidden' }}",
  ],
  ['its widths', 'responsive={{ tablet: { textSize: { value: 2 } } }}', 'textSize={{ tablet: 2 }}'],
  [
    'its alignment',
    "responsive={{ touch: { textAlignment: { value: 'right' } } }}",
    "textAlign={{ touch: 'right' }}",
  ],
] as const)('Values for some widths are converted: %s', ([, before, after, wrong]) => {
  const { jsx, notes } = converted(`<Columns.Column ${before} />`);
  expect(jsx.replaceAll('"', "'")).toBe(`<Column ${after} />`.replaceAll('"', "'"));
  expect(notes).toEqual(wrong ? [expect.stringContaining(`has no value for \`${wrong}\``)] : []);
});

test.for([
  [RBC, "<Box textAlign={'center' as const} />", '<Box textAlign="centered" />'],
  [RBC, "<Button color={'ghost' as Color} />", '<Button ghost />'],
  [RBC, "<Box textAlign={'center' satisfies Align} />", '<Box textAlign="centered" />'],
  [RBC, '<Box textAlign={"center"!} />', '<Box textAlign="centered" />'],
  [RBC, '<Box mobile={{ textSize: 5 } as const} />', '<Box textSize={{ mobile: 5 }} />'],
  [RBC, '<Box tablet={{ textSize: 5 as const }} />', '<Box textSize={{ tablet: 5 }} />'],
  ['bloomer', "<Column isSize={'1/2' as const} />", '<Column size="half" />'],
  ['bloomer', '<Button isLink={true as boolean} />', '<Button color="link" />'],
] as const)('A type next to a value makes no difference: %s, %s', ([from, before, after]) => {
  expect(converted(before, from)).toEqual({ jsx: after, notes: [] });
});

test.for([
  ["<Column isSize={on ? '1/2' : 'full'} />", 'size'],
  ["<Column isSize={on && 'narrow'} />", 'size'],
  ["<Column isSize={(on ? '1/2' : 'full') as Size} />", 'size'],
  ["<Column isSize={{ mobile: on ? '1/2' : 'full' }} />", 'size'],
  ["<Image isRatio={wide ? '16:9' : 'square'} />", 'ratio'],
] as const)('A value with a prefix is a note if only the app knows it: %s', ([jsx, prop]) => {
  expect(converted(jsx, 'bloomer').notes).toEqual([expect.stringContaining(`\`${prop}\` of`)]);
});

test.for([
  ['bloomer', "<Button isColor={on ? 'danger' : ''} />", '`color` of `Button` has no value ``.'],
  ['bloomer', '<Title isSize={on ? "3" : 5} />', '`size` of `Title` has no value `3`.'],
  [RBC, "<Button size={size || 'huge'} />", '`size` of `Button` has no value `huge`.'],
  ['bloomer', '<Box isDisplay={["block"]} />', '`display` of `Box` has no value `[…]`.'],
  ['bloomer', '<Box isDisplay={on && ["block"]} />', '`display` of `Box` has no value `[…]`.'],
  [
    'bloomer',
    '<Column isSize={on ? 6 : { default: 6 }} />',
    '`size` of `Column` has no value for `default`.',
  ],
  [RBC, '<Container breakpoint="fluid" max />', '`max` of `Container` has no value `fluid`.'],
  [
    BESTAX,
    '<Container breakpoint="fullhd" isMax />',
    '`max` of `Container` has no value `fullhd`.',
  ],
] as const)(
  'A value that no prop has is a note in a condition too: %s, %s',
  ([from, jsx, note]) => {
    expect(converted(jsx, from).notes).toEqual([`${note} Replace it by hand.`]);
  },
);

test.for([
  ['a variable', '<Columns.Column mobile={widths} />', 'mobile'],
  ['a variable on what has such a prop', '<Columns mobile={widths} />', 'mobile'],
  ['a condition', '<Columns mobile={on ? { gap: 1 } : undefined} />', 'mobile'],
  ['a spread', '<Columns mobile={{ ...widths, gap: 1 }} />', 'mobile'],
  ['a computed key', '<Columns mobile={{ [key]: 1 }} />', 'mobile'],
  ['a condition of being the only one', '<Columns desktop={{ gap: 1, only: on }} />', 'desktop'],
  ['a value that may be null', '<Columns.Column mobile={{ size: on ? 6 : null }} />', 'size'],
  ['a width of no name', '<Columns variableGap={{ default: 1 }} />', 'gap'],
  ['an object that may have null', '<Columns variableGap={{ mobile: null }} />', 'gap'],
  ['a form of version 3 with a variable', '<Columns responsive={widths} />', 'responsive'],
] as const)('Values for some widths are a note: %s', ([, jsx, prop]) => {
  expect(converted(jsx).notes).toEqual([expect.stringContaining(`\`${prop}\` of`)]);
});

test('A width without a value is left out where it is the end of a name', () => {
  expect(converted('<Box textSizeMobile={null} textSizeTablet="3" />', BESTAX).jsx).toBe(
    '<Box textSize={{ tablet: 3 }} />',
  );
});

test('A width at the end of a name is not that of the viewport', () => {
  const jsx = '<Box viewport="tablet" display="flex" displayMobile="none" />';
  expect(converted(jsx, BESTAX).jsx).toBe("<Box display={{ tablet: 'flex', mobile: 'hidden' }} />");
});

test.for([
  ['rbx', '<Box responsive={{ mobile: { hide: { value: on } } }} />'],
  [RBC, '<Box mobile={{ hidden: on }} />'],
] as const)('An element that may be hidden at some widths is a note: %s, %s', ([from, jsx]) => {
  expect(converted(jsx, from).notes).toEqual([
    '`hidden` of `Box` has no value for `mobile`. Replace it by hand.',
  ]);
});

test.for([
  ['<Media.Item position="left" />', '<Media.Left />'],
  ['<Media.Item position="right" renderAs="aside" />', '<Media.Right as="aside" />'],
  ['<Media.Item position="center" />', '<Media.Content />'],
  ['<Media.Item />', '<Media.Content />'],
  ['<Button.Group position="right" />', '<Buttons right />'],
  ['<Button.Group position="centered" hasAddons />', '<Buttons centered addons />'],
  ['<Navbar.Container position="end" />', '<Navbar.End />'],
  ['<Button state="loading" />', '<Button loading />'],
  ['<Form.Control iconLeft iconRight />', '<Control iconsLeft iconsRight />'],
  ['<Tabs.Tab textAlignment="centered" />', '<Tabs.Tab textAlign="centered" />'],
  ['<Heading spaced size={3} />', '<Title spaced size={3} />'],
  [
    '<Columns variableGap={{ mobile: 2 }} multiline />',
    '<Columns gap={{ mobile: 2 }} multiline />',
  ],
] as const)('Version 3 wrote %s', ([before, after]) => {
  expect(converted(before)).toEqual({ jsx: after, notes: [] });
});

test.for([
  ['<Notification isLight onDelete={f}>x</Notification>', BESTAX, 'onDelete'],
  ['<Box onDismiss={f} />', RBC, 'onDismiss'],
  ['<Box onTap={f} />', RBC, 'onTap'],
  ['<Button onPress={() => go()} />', BESTAX, 'onPress'],
  ['<Modal.Content onClosed={f} />', RBC, 'onClosed'],
  ['<Button onclick={f} />', RBC, 'onclick'],
] as const)('An event that does not exist is a note: %s', ([jsx, from, name]) => {
  expect(converted(jsx, from).notes).toEqual([
    expect.stringContaining(`\`${name}\` is no prop of`),
  ]);
});

test.for([
  ['<Title size={null} />', '<Title as="h1" />'],
  ['<Title size={size} />', '<Title as={`h${size ?? 1}`} size={size} />'],
  [
    '<Title size={on ? "2" : undefined} />',
    '<Title as={`h${(on ? "2" : undefined) ?? 1}`} size={on ? "2" : undefined} />',
  ],
  ['<Title size={on ? "2" : "3"} />', '<Title as={`h${on ? "2" : "3"}`} size={on ? "2" : "3"} />'],
  ['<SubTitle size={size} />', '<Subtitle as={`h${size ?? 1}`} size={size} />'],
] as const)('A heading of bestax-bulma has a level, whatever its size: %s', ([before, after]) => {
  expect(converted(before, BESTAX).jsx).toBe(after);
});

test.for([
  '<Box onClick={f} />',
  '<Box onPointerDownCapture={f} />',
  '<Box onGotPointerCapture={f} />',
  '<Box onAnimationEnd={f} />',
  '<Form.Input onBeforeInput={f} />',
  '<Box onToggle={f} />',
])('There is no note on an event of React: %s', (jsx) => {
  expect(converted(jsx).notes).toEqual([]);
});

const GETS = '`onOpenChange` gets whether the modal is open: change the function.';

test.for([
  ['a function with a parameter', '(event) => event.preventDefault()', ''],
  ['a destructured parameter', '({ target }) => close(target)', ''],
  ['a function expression', 'function (event) { close(event); }', ''],
  ['a rest parameter', '(...all) => close(...all)', ''],
  ['a constant of the file', 'hide', 'const hide = (event) => close(event);'],
  ['a function of the file', 'hide', 'function hide(event) { close(event); }'],
] as const)('`onClose` that gets an argument is a note: %s', ([, close, before]) => {
  for (const [from, open] of [
    [RBC, 'show'],
    [BESTAX, 'active'],
  ] as const) {
    const { notes } = converted(`<Modal ${open}={on} onClose={${close}} />`, from, before);
    expect(notes).toEqual([`\`onClose\` of \`Modal\` takes an argument. ${GETS}`]);
  }
});

test.for([
  ['() => setOn(false)', ''],
  ['close', 'const close = () => setOn(false);'],
  ['props.onClose', ''],
] as const)('`onClose` that gets no argument needs no note: %s', ([close, before]) => {
  expect(converted(`<Modal show={on} onClose={${close}} />`, RBC, before).notes).toEqual([]);
});

test.for([
  [BESTAX, '<Modal type={kind}>x</Modal>', 'type'],
  [RBC, '<Tabs type={kind} />', 'type'],
  [RBC, '<Container breakpoint={width} />', 'breakpoint'],
] as const)('A variable that chooses between props is a note: %s, %s', ([from, jsx, prop]) => {
  expect(converted(jsx, from).notes).toEqual([
    expect.stringContaining(`\`${prop}\` of \`${/\w+/.exec(jsx)?.[0]}\` is told only when`),
  ]);
});

test.for([
  ['<Button isLink isColor="danger" />', '<Button isLink color="danger" />', 'isLink'],
  ['<Button isColor="danger" isLink />', '<Button color="danger" isLink />', 'isLink'],
  ['<Columns isGrid isMultiline />', '<Columns isGrid multiline />', 'isGrid'],
] as const)('No two props get one name, with or without a prefix: %s', ([before, after, prop]) => {
  const { jsx, notes } = converted(before, 'bloomer');
  expect(jsx).toBe(after);
  expect(notes).toEqual([expect.stringContaining(`\`${prop}\` is no prop of`)]);
});
