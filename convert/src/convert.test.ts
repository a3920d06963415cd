import { expect, test } from 'vitest';
import { convert, ConvertError } from './index.ts';

const jsx = (html: string) => convert(html, { fragment: true }).code.trim();
const notes = (html: string) => convert(html).notes.map(({ line, text }) => `${line}: ${text}`);

test.for([
  [
    'an element with classes becomes a component with props',
    '<a class="button is-primary is-large mt-4">Save</a>',
    '<Button as="a" color="primary" size="large" mt={4}>\n  Save\n</Button>',
  ],
  [
    'breakpoints become an object',
    '<div class="column is-half-tablet is-one-third-desktop is-hidden-mobile">A</div>',
    '<Column\n  size={{ tablet: "half", desktop: "one-third" }}\n  display={{ mobile: "hidden" }}\n>\n  A\n</Column>',
  ],
  [
    'nesting becomes parts',
    '<aside class="menu"><ul class="menu-list"><li><a class="is-active">Books</a><ul><li><a>New</a></li></ul></li></ul></aside>',
    '<Menu>\n  <Menu.List>\n    <Menu.Item active submenu={<Menu.Item>New</Menu.Item>}>\n      Books\n    </Menu.Item>\n  </Menu.List>\n</Menu>',
  ],
  [
    'an item whose dropdown opens above the bar needs no other prop',
    '<nav class="navbar"><div class="navbar-item has-dropdown-up"><a class="navbar-link">Docs</a></div></nav>',
    '<Navbar>\n  <Navbar.Item dropdownUp>\n    <Navbar.Link>Docs</Navbar.Link>\n  </Navbar.Item>\n</Navbar>',
  ],
  [
    'what says whether a menu is open is left to the component that opens it',
    '<nav class="navbar"><a role="button" class="navbar-burger" aria-label="menu" aria-expanded="true"><span></span><span></span><span></span><span></span></a></nav>',
    '<Navbar>\n  <Navbar.Burger />\n</Navbar>',
  ],
  [
    'a color that is also a tone is the color, if there is no other',
    '<button type="button" class="button is-light">Back</button>',
    '<Button color="light">Back</Button>',
  ],
  [
    'a tone next to a color is the tone, in whatever order they stand',
    '<button type="button" class="button is-light is-danger">Back</button>',
    '<Button light color="danger">\n  Back\n</Button>',
  ],
  [
    'a class that no prop sets stays a class',
    '<p class="title fancy">Library</p>',
    '<Title as="p" className="fancy">\n  Library\n</Title>',
  ],
  [
    'a plain element with a class of Bulma stays one',
    '<p class="has-text-centered">Library</p>',
    '<p className="has-text-centered">Library</p>',
  ],
  [
    'attributes are written as React has them',
    '<label for="name" tabindex="-1" data-x="1">Name</label>',
    '<label htmlFor="name" tabIndex={-1} data-x="1">\n  Name\n</label>',
  ],
  [
    'an attribute named as a helper prop leaves the element plain',
    '<div class="box" pl="4">A</div>',
    '<div className="box" {...{ pl: "4" }}>\n  A\n</div>',
  ],
  [
    'an important declaration is an ordinary one',
    '<p style="color: red !important">A</p>',
    '<p style={{ color: "red" }}>A</p>',
  ],
  [
    'a style becomes an object, and its variables are typed',
    '<p style="background-image: url(a;b.png); --x: 1; -webkit-line-clamp: 2">A</p>',
    '<p\n  style={{\n    backgroundImage: "url(a;b.png)",\n    ["--x" as string]: "1",\n    WebkitLineClamp: "2",\n  }}\n>\n  A\n</p>',
  ],
  [
    'a control keeps what it begins with',
    '<input class="input" value="Ada" required>',
    '<Input defaultValue="Ada" required />',
  ],
  [
    'the selected option is the default value of its select',
    '<div class="select"><select><option>A</option><option value="b" selected>B</option></select></div>',
    '<Select defaultValue="b">\n  <option>A</option>\n  <option value="b">B</option>\n</Select>',
  ],
  [
    'the text of a text area is its default value',
    '<textarea class="textarea">One\nTwo</textarea>',
    '<TextArea defaultValue={"One\\nTwo"} />',
  ],
  [
    'the size of a control that is no size of Bulma has its own prop',
    '<input class="input is-small" size="4">',
    '<Input size="small" htmlSize={4} />',
  ],
  [
    'SVG keeps its names',
    '<svg viewBox="0 0 1 1" stroke-width="2"><path fill-rule="evenodd"/></svg>',
    '<svg viewBox="0 0 1 1" strokeWidth="2">\n  <path fillRule="evenodd" />\n</svg>',
  ],
  [
    'space between words and elements stays, and space that does not show goes',
    '<p>\n  Read <b>this</b> <i>now</i>.\n</p>',
    '<p>\n  Read <b>this</b> <i>now</i>.\n</p>',
  ],
  ['preformatted text stays as it is', '<pre>a\n  b`</pre>', '<pre>{`a\n  b\\``}</pre>'],
  [
    'what is in preformatted text stays as well',
    '<pre>  <b>a  b</b>\n</pre>',
    '<pre>\n  {"  "}\n  <b>{"a  b"}</b>\n  {"\\n"}\n</pre>',
  ],
  [
    'space at the ends of a line does not show, in whatever inline elements it is',
    '<div> <a> <b>A</b> </a> </div>',
    '<div>\n  <a>\n    <b>A</b>\n  </a>\n</div>',
  ],
  [
    'space does not show where Bulma lays out a row',
    '<div class="tabs"><ul><li><a> <span>A</span> <b>B</b> </a></li></ul></div>',
    '<Tabs>\n  <Tabs.List>\n    <Tabs.Tab>\n      <span>A</span>\n      <b>B</b>\n    </Tabs.Tab>\n  </Tabs.List>\n</Tabs>',
  ],
  [
    'space does not show around what is out of the flow',
    '<div class="control has-icons-left"><input class="input"> <span class="icon is-left"></span> </div>',
    '<Control iconsLeft>\n  <Input />\n  <Icon left />\n</Control>',
  ],
  ['a comment stays', '<div><!-- Here --><br></div>', '<div>\n  {/* Here */}\n  <br />\n</div>'],
  [
    'attributes that React has no type for are kept',
    '<center align="left">A</center>',
    '<center {...{ align: "left" }}>A</center>',
  ],
  [
    'a button in a form that has no type submits it, as in HTML',
    '<form><button class="button">Send</button></form>',
    '<form>\n  <Button type="submit">Send</Button>\n</form>',
  ],
  [
    'a checkbox that begins as checked can be unchecked',
    '<input type="checkbox" checked>',
    '<input type="checkbox" defaultChecked />',
  ],
  ['a space that must not break can be seen', '<p>a&nbsp;b</p>', '<p>a&nbsp;b</p>'],
  [
    'what has plain elements between itself and a component is no part of it',
    '<div class="tabs"><div><ul><li><a>A</a></li></ul></div></div>',
    '<Tabs>\n  <div>\n    <ul>\n      <li>\n        <a>A</a>\n      </li>\n    </ul>\n  </div>\n</Tabs>',
  ],
  ['nothing becomes an empty fragment', '', '<></>'],
] as const)('%s', ([, html, expected]) => expect(jsx(html)).toBe(expected));

test('The code is a module with the imports that it needs, sorted', () => {
  const { code, components } = convert('<div class="card"><div class="box">A</div></div>', {
    name: 'Shelf',
  });
  expect(components).toEqual(['Box', 'Card']);
  expect(code).toBe(
    [
      'import { Box, Card } from "bulmatic";\n',
      'export default function Shelf() {',
      '  return (',
      '    <Card>',
      '      <Box>A</Box>',
      '    </Card>',
      '  );',
      '}\n',
    ].join('\n'),
  );
});

test.for([
  ['a script', '<div>\n<script>go()</script></div>', '2: A <script> was left out.'],
  ['an event handler', '<a onclick="go()">A</a>', '1: `onclick` was left out.'],
  [
    'an address that is a script',
    '<a href="JavaScript:go()">A</a>',
    '1: `href` with a script was left out.',
  ],
  [
    'a class that Bulma dropped',
    '<div class="tile is-ancestor">A</div>',
    '1: Bulma 1.0 has no classes `tile` and `is-ancestor` any more.',
  ],
  [
    'a class that is misspelled',
    '<div class="box is-primry">A</div>',
    '1: `is-primry` is no class of Bulma; it stays in `className`.',
  ],
  [
    'an element without its end',
    '<div><b>A</div>',
    '1: <b> has no end tag: the parser closed it where its parent ends.',
  ],
  [
    'the head of a page',
    '<html><head>\n<title>A</title></head><body>A</body></html>',
    '2: <title> around the content of the page was left out.',
  ],
  ['an id that is used twice', '<p id="a"></p>\n<p id="a"></p>', '2: The id `a` is used twice.'],
  [
    'a class that Bulma 1.0 has another prop for',
    '<div class="box is-paddingless">A</div>',
    '1: Bulma 1.0 has no class `is-paddingless` any more.',
  ],
  [
    'an event handler inside what becomes one component',
    '<aside class="menu"><ul class="menu-list"><li><a onclick="go()">A</a></li></ul></aside>',
    '1: `onclick` was left out.',
  ],
  [
    'a script in the address inside what becomes one component',
    '<div class="tabs"><ul><li><a href="javascript:go()">A</a></li></ul></div>',
    '1: `href` with a script was left out.',
  ],
  [
    'an event handler on the control that a component makes',
    '<div class="select"><select onchange="go()"><option>A</option></select></div>',
    '1: `onchange` was left out.',
  ],
  [
    'an attribute of another framework',
    '<a @click="go">A</a>',
    '1: `@click` was left out: React sets no attribute with such a name.',
  ],
  [
    'an attribute that React takes for itself',
    '<p ref="text">A</p>',
    '1: `ref` was left out: React sets no attribute with such a name.',
  ],
  [
    'a missing quote',
    '<p class="title" is-1">A</p>',
    '1: `is-1"` was left out: React sets no attribute with such a name.',
  ],
  [
    'an element whose name JSX cannot write',
    '<div">A</div">',
    '1: <div"> was left out, and its content kept: JSX cannot write such a name.',
  ],
  [
    'an element of HTML in a drawing',
    '<svg><input><path d="M0 0"/></input></svg>',
    '1: <input> has content, as it may have in an <svg>: it now follows the element.',
  ],
  [
    'an attribute that does nothing where it is',
    '<a checked>A</a>',
    '1: `checked` was left out: it does nothing on <a>.',
  ],
  [
    'a selected option without a select',
    '<div><option selected>A</option></div>',
    '1: `selected` of an <option> was left out: the <option> is in no <select>.',
  ],
  [
    'what is no declaration in a style',
    '<p style="color: red; blue">A</p>',
    '1: `blue` in `style` is no declaration, and was left out.',
  ],
  [
    'an important declaration',
    '<p style="color: red !important">A</p>',
    '1: `!important` was left out of `style`: React cannot set it.',
  ],
  [
    'an address that hides its script',
    '<a href=" java&#9;script:go()">A</a>',
    '1: `href` with a script was left out.',
  ],
  [
    'an end tag that closes nothing',
    '<div>A</div>\n</div>',
    '2: </div> closes nothing: the parser ignored it.',
  ],
  [
    'an end tag that is in the wrong place',
    '<title></b></title><!-- </b> --><p title="</b>"><i>A</i></p>\n</b>',
    '2: </b> closes nothing: the parser ignored it.',
  ],
  [
    'an element that ends in the middle of another',
    '<p><b>A</p>\n<p>B</b></p>',
    '1: <b> ends in the middle of another element: the parser opened it again.',
  ],
  [
    'a slash that closes nothing',
    '<p>A</p>\n<div class="box" />',
    '2: A slash closes no element of HTML: the parser ignored it.',
  ],
  [
    'an attribute that is there twice',
    '<p class="a"\nclass="b">A</p>',
    '2: An attribute is there twice: the parser kept the first one.',
  ],
  [
    'HTML that ends in a tag',
    '<p>A</p>\n<p class="b',
    '2: The HTML ends in a tag: the parser left the tag out.',
  ],
  [
    'content that a table cannot have',
    '<table><div>A</div></table>',
    '1: The parser took <div> out of <table>.',
  ],
  [
    'an element in one like it that cannot be',
    '<a href="/">A\n<a href="/b">B</a></a>',
    '2: The parser took <a> out of <a>.',
  ],
  [
    'a tag that has no meaning where it is',
    '<div>\n<td>A</td></div>',
    '2: <td> cannot be here: the parser ignored it.',
  ],
  [
    'a control in another',
    '<a href="/">\n<button>A</button></a>',
    '2: <button> is in <a>, which may have no control in it.',
  ],
  [
    'a list whose children are no items',
    '<ul>\n<div>A</div></ul>',
    '2: <div> is in <ul>, which may have only <li> in it.',
  ],
  [
    'a class of the body',
    '<html>\n<body class="has-navbar-fixed-top">A</body></html>',
    '2: `class` of <body> around the content of the page was left out.',
  ],
  [
    'the attribute for a script that opens something',
    '<p>A</p>\n<button class="button" data-target="m">A</button>',
    '2: `data-target` does nothing without its script.',
  ],
  [
    'the script of a burger',
    '<nav class="navbar"><a class="navbar-burger" data-target="m"><span></span><span></span><span></span><span></span></a></nav>',
    '1: `data-target` was left out.',
  ],
] as const)('A note tells of %s', ([, html, expected]) => expect(notes(html)).toContain(expected));

test.for([
  ['<a onclick="pay(\'$\')">A</a>', "`pay('$')`"],
  ['<a onclick="a.replace(/b/, \'$&\')">A</a>', "`a.replace(/b/, '$&')`"],
  ['<a onclick$="go()">A</a>', '`onclick$`'],
  ['<p class="is-$\'">A</p>', "`is-$'`"],
  ['<p class="is-$$">A</p>', '`is-$$`'],
  ['<p hidden$="[[a]]">A</p>', '`hidden$`'],
] as const)('A note quotes what has a dollar sign as it is written: %s', ([html, quoted]) => {
  const [note] = convert(html).notes;
  expect(`${note?.text} ${note?.remedy}`).toContain(quoted);
});

test.for([
  '<ul><li>A<li>B</ul><p>A<p>B<table><tr><td>A<td>B</table><select><option>A<option>B</select>',
  '<svg><path d=""/><g><circle r="1"/></g></svg><br/><img src="a.png" alt=""/>',
  '<p title="</b><i>">A</p><!-- <b> --><textarea><b></textarea><p title=it\'s>B</p>',
])('HTML that is as it should be has no notes: %s', (html) => expect(notes(html)).toEqual([]));

test.for(['is-display-none', 'has-navbar-fixed-top', 'is-primary', 'mt-4', 'fancy'])(
  'No note calls `%s` no class of Bulma',
  (name) => expect(notes(`<p class="${name}">A</p>`)).toEqual([]),
);

test('Elements that are never closed are opened again as a browser does it, at most three times', () => {
  const { code } = convert('<p><b>A</p>'.repeat(20), { fragment: true });
  expect(code.match(/<b>/g)?.length).toBeLessThan(80);
});

test('Nothing of a script is left in the code', () => {
  const html =
    '<a href=" javascript:alert(1)" onmouseover="alert(2)"><script>alert(3)</script>A</a>';
  expect(convert(html).code).not.toContain('alert');
});

test('A mark at the beginning of the HTML is no text', () => {
  expect(jsx('\ufeff<p>A</p>')).toBe('<p>A</p>');
  expect(jsx('\ufeff---\na: b\n---\n<p>A</p>')).toMatch(/^<>\n {2}\{\/\* ---/);
});

test('The tree is data: nothing in it leads back to what is around it', () => {
  const { tree } = convert('<div class="box">A<!-- B --><pre>C\n</pre></div>');
  expect(JSON.parse(JSON.stringify(tree))).toEqual(tree);
  expect(tree.children).toEqual([
    { kind: 'text', text: 'A' },
    { kind: 'comment', text: ' B ' },
    {
      kind: 'element',
      name: 'pre',
      attributes: [],
      children: [{ kind: 'text', text: 'C\n', isExact: true }],
    },
  ]);
});

test.for([
  ['a file that is no text', 'a\0b', 'This is not text: it has a null character.'],
  ['ten megabytes', '<p>A</p>'.repeat(1_300_000), 'The HTML has more than 2 million characters.'],
  [
    'elements that are nested ten thousand deep',
    '<div>'.repeat(10_000),
    'The elements are nested more than 400 levels deep.',
  ],
  [
    'a hundred thousand elements that are never closed',
    Array.from({ length: 100_000 }, (_, n) => `<i id=${n}>`).join(''),
    'The elements are nested more than 400 levels deep.',
  ],
  [
    'a hundred thousand attributes',
    `<p>A</p>\n<a ${Array.from({ length: 100_000 }, (_, n) => `a${n}="<b>"`).join(' ')}>`,
    'The tag in line 2 has more than 2000 attributes.',
  ],
] as const)('It says why it does not convert %s', ([, html, message]) => {
  expect(() => convert(html)).toThrow(new ConvertError(message));
});

test.for([
  ['tags that are never closed', '<p>'.repeat(2000)],
  ['end tags alone', '</div>'.repeat(2000)],
  [
    'one element with a thousand classes',
    `<a class="button ${Array.from({ length: 1000 }, (_, n) => `is-x${n}`).join(' ')}">`,
  ],
  [
    'one element with a thousand attributes',
    `<a class="button" ${Array.from({ length: 1000 }, (_, n) => `data-${n} = '<b c>'`).join(' ')}>`,
  ],
  ['elements in the wrong places', '<table><div class="box"><tr><p><td><a><a></table>'],
  ['names that JSX cannot write', '<p @click="x" :a="b" 1="2" x.y="z">A</p>'],
  ['an element with a name that JSX cannot write', '<a$b class="x">A</a$b>'],
  ['half a tag', '<div class="box'],
  ['a style with many brackets', `<p style="width:${'('.repeat(200_000)}">A</p>`],
  [
    'a select with many options that are selected',
    `<select multiple>${Array.from({ length: 8000 }, (_, n) => `<option selected>${n}`).join('')}</select>`,
  ],
] as const)('It makes code of %s', ([, html]) => {
  expect(convert(html).code).toContain('export default function Page()');
});
