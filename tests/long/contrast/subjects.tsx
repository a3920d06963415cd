import type { ComponentType, ReactElement } from 'react';
import * as B from 'bulmatic';
import { Everything } from '../../fixtures/Everything.tsx';

export type Props = Readonly<Record<string, unknown>>;

/** How one component is shown to the sweep, beside all its colors. */
interface Subject {
  /** Props of which at most one of each list is set; words in one text are set together. */
  looks?: readonly (readonly string[])[];
  show: ComponentType<Props>;
}

const text = (
  <>
    Text <strong>strong</strong> <a href="#link">link</a>
  </>
);
const TONES = ['light', 'dark', 'soft', 'bold'];
const STATES = ['hovered', 'focused', 'active'];
const BUTTON = [
  TONES,
  ['outlined', 'inverted', 'outlined inverted', 'ghost', 'static', 'selected'],
  STATES,
];

const links = (
  <B.TabsList>
    <B.TabsTab href="#one" active>
      One
    </B.TabsTab>
    <B.TabsTab href="#two">Two</B.TabsTab>
  </B.TabsList>
);
const menus = (
  <>
    <B.NavbarBrand>
      <B.NavbarItem href="#home">Home</B.NavbarItem>
    </B.NavbarBrand>
    <B.NavbarMenu active>
      <B.NavbarStart>
        <B.NavbarItem>Words</B.NavbarItem>
        <B.NavbarItem href="#active" active>
          Active
        </B.NavbarItem>
        <B.NavbarItem href="#selected" selected>
          Selected
        </B.NavbarItem>
        <B.NavbarItem href="#tab" tab>
          Tab
        </B.NavbarItem>
        <B.NavbarItem href="#active-tab" tab active>
          Active tab
        </B.NavbarItem>
        <B.NavbarItem dropdown open>
          <B.NavbarLink active>Active menu</B.NavbarLink>
        </B.NavbarItem>
        <B.NavbarItem dropdown open>
          <B.NavbarLink>Menu</B.NavbarLink>
          <B.NavbarDropdown>
            <B.NavbarItem href="#item">Item</B.NavbarItem>
            <B.NavbarItem href="#active-item" active>
              Active item
            </B.NavbarItem>
            <B.NavbarItem href="#selected-item" selected>
              Selected item
            </B.NavbarItem>
          </B.NavbarDropdown>
        </B.NavbarItem>
      </B.NavbarStart>
    </B.NavbarMenu>
  </>
);

const inTable = (cell: ReactElement) => (
  <B.Table>
    {(['thead', 'tbody', 'tfoot'] as const).map((Part) => (
      <Part key={Part}>
        <tr>{cell}</tr>
      </Part>
    ))}
  </B.Table>
);

/** Every component that has a color, and those whose looks have colors of their own. */
export const SUBJECTS: Readonly<Record<string, Subject>> = {
  Button: { looks: BUTTON, show: (props) => <B.Button {...props}>Text</B.Button> },
  DropdownButton: {
    show: (props) => (
      <B.Dropdown defaultOpen>
        <B.DropdownButton {...props}>Text</B.DropdownButton>
        <B.DropdownMenu>
          <B.DropdownItem href="#item">Item</B.DropdownItem>
          <B.DropdownItem href="#active" active>
            Active
          </B.DropdownItem>
        </B.DropdownMenu>
      </B.Dropdown>
    ),
  },
  Tag: {
    looks: [['light'], ['delete', 'hoverable', 'rounded']],
    show: (props) => (
      <B.Tag as="button" {...props}>
        {props.delete ? null : 'Text'}
      </B.Tag>
    ),
  },
  Notification: {
    looks: [['light', 'dark']],
    show: (props) => (
      <B.Notification {...props}>
        <B.Title>Title</B.Title>
        <B.Subtitle>Subtitle</B.Subtitle>
        {text}
        <B.Content>{text}</B.Content>
      </B.Notification>
    ),
  },
  Message: {
    show: (props) => (
      <B.Message {...props}>
        <B.MessageHeader>{text}</B.MessageHeader>
        <B.MessageBody>
          {text} <code>code</code>
        </B.MessageBody>
      </B.Message>
    ),
  },
  Hero: {
    looks: [['bold']],
    show: (props) => (
      <B.Hero {...props}>
        <B.HeroHead>
          <B.Navbar>{menus}</B.Navbar>
        </B.HeroHead>
        <B.HeroBody>
          <B.Title>Title</B.Title>
          <B.Title size={6}>
            Title <strong>strong</strong>
          </B.Title>
          <B.Subtitle>
            Subtitle <strong>strong</strong>
          </B.Subtitle>
          Text
        </B.HeroBody>
        <B.HeroFoot>
          <B.Tabs>{links}</B.Tabs>
          <B.Tabs boxed>{links}</B.Tabs>
          <B.Tabs toggle>{links}</B.Tabs>
        </B.HeroFoot>
      </B.Hero>
    ),
  },
  Navbar: {
    looks: [['transparent']],
    show: (props) => <B.Navbar {...props}>{menus}</B.Navbar>,
  },
  Panel: {
    show: (props) => (
      <B.Panel {...props}>
        <B.PanelHeading>Heading</B.PanelHeading>
        <B.PanelTabs>
          <B.PanelTab href="#one" active>
            One
          </B.PanelTab>
          <B.PanelTab href="#two">Two</B.PanelTab>
        </B.PanelTabs>
        <B.PanelBlock as="a" href="#one" active>
          <B.PanelIcon>*</B.PanelIcon> One
        </B.PanelBlock>
        <B.PanelBlock as="a" href="#two">
          <B.PanelIcon>*</B.PanelIcon> Two
        </B.PanelBlock>
        {/* What has no color keeps its own inside of what has one. */}
        <B.PanelBlock>
          <B.Button outlined>Text</B.Button>
          <B.Progress value={40} max={100} />
          <B.Panel>
            <B.PanelBlock as="a" href="#inside" active>
              <B.PanelIcon>*</B.PanelIcon> Inside
            </B.PanelBlock>
          </B.Panel>
        </B.PanelBlock>
      </B.Panel>
    ),
  },
  Tabs: {
    looks: [['boxed', 'toggle', 'toggle toggleRounded']],
    show: (props) => <B.Tabs {...props}>{links}</B.Tabs>,
  },
  Table: {
    looks: [['striped'], ['hoverable']],
    show: (props) => (
      <B.Table {...props}>
        <thead>
          <tr>
            <B.TableHeader>Header</B.TableHeader>
          </tr>
        </thead>
        <tbody>
          {[false, true, false].map((selected, index) => (
            <B.TableRow key={index} selected={selected}>
              <B.TableHeader>Header</B.TableHeader>
              <B.TableCell>{text}</B.TableCell>
            </B.TableRow>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <B.TableHeader>Header</B.TableHeader>
          </tr>
        </tfoot>
      </B.Table>
    ),
  },
  TableRow: {
    looks: [['selected']],
    show: (props) => (
      <B.Table>
        {(['thead', 'tbody', 'tfoot'] as const).map((Part) => (
          <Part key={Part}>
            <B.TableRow {...props}>
              <B.TableHeader>Header</B.TableHeader>
              <B.TableCell>Cell</B.TableCell>
            </B.TableRow>
          </Part>
        ))}
      </B.Table>
    ),
  },
  TableCell: {
    looks: [['selected']],
    show: (props) => inTable(<B.TableCell {...props}>Cell</B.TableCell>),
  },
  TableHeader: {
    looks: [['selected']],
    show: (props) => inTable(<B.TableHeader {...props}>Header</B.TableHeader>),
  },
  Progress: { show: (props) => <B.Progress {...props} value={40} max={100} /> },
  Pagination: { show: () => <B.Pagination current={2} total={9} /> },
  Breadcrumb: {
    show: () => (
      <B.Breadcrumb>
        <B.BreadcrumbItem href="#one">One</B.BreadcrumbItem>
        <B.BreadcrumbItem href="#two" active>
          Two
        </B.BreadcrumbItem>
      </B.Breadcrumb>
    ),
  },
  Menu: {
    show: () => (
      <B.Menu>
        <B.MenuLabel>Label</B.MenuLabel>
        <B.MenuList>
          <B.MenuItem href="#one" active>
            One
          </B.MenuItem>
          <B.MenuItem href="#two" selected>
            Two
          </B.MenuItem>
          <B.MenuItem href="#three">Three</B.MenuItem>
        </B.MenuList>
      </B.Menu>
    ),
  },
  Control: {
    show: () => (
      <B.Control iconsLeft>
        <B.Input defaultValue="Text" />
        <B.Icon left>*</B.Icon>
      </B.Control>
    ),
  },
  FieldHelp: { show: (props) => <B.FieldHelp {...props}>Text</B.FieldHelp> },
  Input: {
    looks: [STATES, ['static']],
    show: (props) => (
      <>
        <B.Input {...props} defaultValue="Text" />
        <B.Input {...props} placeholder="Placeholder" />
      </>
    ),
  },
  TextArea: {
    looks: [STATES],
    show: (props) => <B.TextArea {...props} defaultValue="Text" placeholder="Placeholder" />,
  },
  Select: {
    looks: [STATES, ['multiple']],
    show: (props) => (
      <B.Select {...props}>
        <option>Text</option>
      </B.Select>
    ),
  },
  File: {
    looks: [['hasName', 'hasName boxed']],
    show: (props) => (
      <B.File {...props} placeholder="Name">
        Text
      </B.File>
    ),
  },
  'All components': { show: Everything },
};
