import { expect, test } from 'vitest';
import { codemod } from './codemod.ts';
import { PEERS } from './peers.ts';

const BESTAX = 'bestax-bulma';
const RBC = 'react-bulma-components';

/** Some JSX after the codemod; `Link` comes from somewhere else. */
function converted(from: string, jsx: string) {
  const peer = PEERS[from]!;
  const all = Array.from(jsx.matchAll(/<([A-Z]\w*)/g), ([, name = '']) => name);
  const names = [...new Set(all)].filter((name) => name !== 'Link');
  const source = `import { ${names.join(', ')} } from '${peer.package}';\nconst it = ${jsx};\n`;
  const { code, notes } = codemod(source, peer, 'it.tsx');
  return {
    jsx: code.slice(code.indexOf('const it = ') + 11, -2),
    notes: notes.map(({ text }) => text),
  };
}

test.for([
  [
    RBC,
    '<Breadcrumb.Item active><Link to="/">x</Link></Breadcrumb.Item>',
    '<Breadcrumb.Item active as={Link} to="/">x</Breadcrumb.Item>',
  ],
  [
    RBC,
    '<Breadcrumb.Item><Link href="/" prefetch>x</Link></Breadcrumb.Item>',
    '<Breadcrumb.Item as={Link} href="/" prefetch>x</Breadcrumb.Item>',
  ],
  [
    'bloomer',
    '<BreadcrumbItem><Link to="/">x</Link></BreadcrumbItem>',
    '<BreadcrumbItem as={Link} to="/">x</BreadcrumbItem>',
  ],
  [
    'bloomer',
    '<Tab isActive><Link to="/">x</Link></Tab>',
    '<Tabs.Tab active as={Link} to="/">x</Tabs.Tab>',
  ],
  [
    BESTAX,
    '<Tabs.Item active><Link to="/">x</Link></Tabs.Item>',
    '<Tabs.Tab active as={Link} to="/">x</Tabs.Tab>',
  ],
  [
    RBC,
    '<Card.Footer.Item><a href="/">x</a></Card.Footer.Item>',
    '<Card.FooterItem as="div"><a href="/">x</a></Card.FooterItem>',
  ],
  [
    'bloomer',
    '<DropdownItem><a href="/">x</a></DropdownItem>',
    '<DropdownItem as="div"><a href="/">x</a></DropdownItem>',
  ],
  ['bloomer', '<DropdownItem href="/">x</DropdownItem>', '<DropdownItem href="/">x</DropdownItem>'],
  ['bloomer', '<Button tag={Link} href="/" />', '<Button as={Link} href="/" />'],
  [
    'bloomer',
    '<li><MenuLink tag={Link} to="/" isActive={on}>x</MenuLink></li>',
    '<Menu.Item as={Link} to="/" active={on}>x</Menu.Item>',
  ],
  [
    'bloomer',
    '<Page><PageLink tag={Link} to="/" isCurrent>x</PageLink></Page>',
    '<Pagination.Link as={Link} to="/" current>x</Pagination.Link>',
  ],
] as const)('No link is in a link: %s, %s', ([from, before, after]) => {
  expect(converted(from, before)).toEqual({ jsx: after, notes: [] });
});

test('A component without an address is no link', () => {
  const jsx = '<Breadcrumb.Item><Link /> x</Breadcrumb.Item>';
  expect(converted(RBC, jsx)).toEqual({ jsx, notes: [] });
});

test.for([
  '<Card>{on ? <Card.Header><Card.Header.Title>x</Card.Header.Title></Card.Header> : null}</Card>',
  '<Card>{on && <Card.Content>x</Card.Content>}x</Card>',
  '<Card>{all.map((one) => <Card.Content key={one}>x</Card.Content>)}</Card>',
  '<Modal active>{on && <Modal.Content>x</Modal.Content>}</Modal>',
  '<Message>{on && <Message.Body>x</Message.Body>}</Message>',
])('Parts that are there in a condition are not put into another one, with a note: %s', (jsx) => {
  const name = /\w+/.exec(jsx)?.[0] ?? '';
  const after = jsx.replaceAll('Header.Title', 'HeaderTitle').replace('active', 'open');
  expect(converted(BESTAX, jsx)).toEqual({
    jsx: after,
    notes: [`\`children\` of \`${name}\` is told only when the app runs.`],
  });
});

test('A kind of modal that only the app knows is a note', () => {
  const { jsx, notes } = converted(BESTAX, "<Modal type={on ? 'card' : 'content'}>x</Modal>");
  expect(jsx).toBe("<Modal type={on ? 'card' : 'content'}>x</Modal>");
  expect(notes).toEqual(['`type` of `Modal` is told only when the app runs.']);
});

test('A part in a condition is a note where only the name depends on it', () => {
  expect(converted('rbx', '<Label>{on && <Checkbox />}x</Label>')).toEqual({
    jsx: '<Field.Label>{on && <input type="checkbox" />}x</Field.Label>',
    notes: ['`children` of `Label` is told only when the app runs.'],
  });
});

test.for([
  ['<Card>{on && <p>x</p>}</Card>', '<Card><Card.Content>{on && <p>x</p>}</Card.Content></Card>'],
  [
    '<Card><>{<Card.Content />}</></Card>',
    '<Card><Card.Content><>{<Card.Content />}</></Card.Content></Card>',
  ],
  [
    '<Card>{on && <Card.Header><Card.Header.Title /></Card.Header>}<Card.Content /></Card>',
    '<Card>{on && <Card.Header><Card.HeaderTitle /></Card.Header>}<Card.Content /></Card>',
  ],
  [
    '<Card.Header>x</Card.Header>',
    '<Card.Header><Card.HeaderTitle>x</Card.HeaderTitle></Card.Header>',
  ],
  [
    '<Card.Header centered id="a">x</Card.Header>',
    '<Card.Header id="a"><Card.HeaderTitle centered>x</Card.HeaderTitle></Card.Header>',
  ],
  [
    '<Modal active type="card" onClose={f}>x</Modal>',
    '<Modal open onOpenChange={f}><Modal.Background /><Modal.Card><Modal.CardBody>x</Modal.CardBody></Modal.Card><Modal.Close size="large" /></Modal>',
  ],
  [
    '<Modal active type="content" onClose={f}>x</Modal>',
    '<Modal open onOpenChange={f}><Modal.Background /><Modal.Content>x</Modal.Content><Modal.Close size="large" /></Modal>',
  ],
  [
    '<Modal isActive type="card"><Modal.Background /></Modal>',
    '<Modal open><Modal.Background /></Modal>',
  ],
  ['<Modal.Close onClick={f} />', '<Modal.Delete onClick={f} />'],
  ['<Panel.Icon name="book" />', '<Panel.Icon><i className="fas fa-book" /></Panel.Icon>'],
  ['<Modal.Close variant="floating" />', '<Modal.Close size="large" />'],
  ['<Modal.Close variant="floating" size="small" />', '<Modal.Close size="small" />'],
  [
    '<Field horizontal label="x"><Control /></Field>',
    '<Field horizontal><Field.Label size="normal">x</Field.Label><Field.Body><Control /></Field.Body></Field>',
  ],
] as const)('Parts of bestax-bulma look as before: %s', ([before, after]) => {
  expect(converted(BESTAX, before)).toEqual({ jsx: after, notes: [] });
});

test.for([
  ['<Label htmlFor="a"><Checkbox id="a" /> x</Label>', '<Checkbox id="a"> x</Checkbox>'],
  [
    '<Menu.List.Item menu={<Menu.List><Menu.List.Item>x</Menu.List.Item></Menu.List>}>y</Menu.List.Item>',
    '<Menu.Item submenu={<><Menu.Item>x</Menu.Item></>}>y</Menu.Item>',
  ],
  [
    '<Menu.List.Item menu={<Menu.List />}>y</Menu.List.Item>',
    '<Menu.Item submenu={<></>}>y</Menu.Item>',
  ],
] as const)('Parts of rbx look as before: %s', ([before, after]) => {
  expect(converted('rbx', before)).toEqual({ jsx: after, notes: [] });
});

test.for([
  '<Menu.List.Item menu={<Menu.List id="a" />}>y</Menu.List.Item>',
  '<Menu.List.Item menu={on ? <Menu.List className="a" /> : null}>y</Menu.List.Item>',
])('A list in a list is a note if it has attributes: %s', (jsx) => {
  const after = jsx.replaceAll('Menu.List.Item', 'Menu.Item').replace('menu', 'submenu');
  expect(converted('rbx', jsx)).toEqual({
    jsx: after,
    notes: ['`<Menu.List>` was left as it is.'],
  });
});

test.for([
  [RBC, '<Breadcrumb.Item>{on && <a href="/">x</a>}</Breadcrumb.Item>'],
  [RBC, '<Breadcrumb.Item>{on ? <Link to="/">x</Link> : y}</Breadcrumb.Item>'],
  [RBC, '<Navbar.Item>{on && <Navbar.Dropdown />}</Navbar.Item>'],
  [RBC, '<Form.Control>{on && <Icon align="left" />}</Form.Control>'],
  [RBC, '<Menu.List.Item>{on && <Menu.List />}</Menu.List.Item>'],
  [BESTAX, '<Tabs.Item>{all.map((one) => <a href={one}>x</a>)}</Tabs.Item>'],
  ['bloomer', '<Tab>{on ? <a href="/">x</a> : <a href="/b">y</a>}</Tab>'],
] as const)('A part or link that is there in a condition is a note: %s, %s', ([from, jsx]) => {
  const name = /[\w.]+/.exec(jsx)?.[0];
  const note = `\`children\` of \`${name}\` is told only when the app runs.`;
  expect(converted(from, jsx).notes).toEqual([note]);
});
