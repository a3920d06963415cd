import type { ReactElement } from 'react';
import * as library from '../src/index.ts';

/** Puts a part where HTML, ARIA or its context needs it to be; without a part, it renders the surroundings alone. */
export type Wrap = (part?: ReactElement) => ReactElement;

const {
  Breadcrumb,
  Content,
  Dropdown,
  Field,
  Image,
  Menu,
  Message,
  Modal,
  Navbar,
  Pagination,
  Panel,
  Table,
  Tabs,
} = library;

const inDropdown: Wrap = (part) => <Dropdown defaultOpen>{part}</Dropdown>;
const inDropdownMenu: Wrap = (part) =>
  inDropdown(
    <Dropdown.Menu>
      {part}
      {/* A menu without any item has no meaning in ARIA. */}
      <Dropdown.Item href="#other">Other</Dropdown.Item>
    </Dropdown.Menu>,
  );
const inMenu: Wrap = (part) => <Menu>{part}</Menu>;
const inMessage: Wrap = (part) => <Message>{part}</Message>;
const inModal: Wrap = (part) => (
  <Modal defaultOpen aria-label="Photo">
    {part}
  </Modal>
);
const inNavbar: Wrap = (part) => <Navbar aria-label="Main">{part}</Navbar>;
const inPagination: Wrap = (part) => <Pagination>{part}</Pagination>;
const inPaginationList: Wrap = (part) => inPagination(<Pagination.List>{part}</Pagination.List>);
const inPanel: Wrap = (part) => <Panel>{part}</Panel>;
const inTableRow: Wrap = (part) => (
  <Table>
    <tbody>
      <tr>
        {part}
        <td>1</td>
      </tr>
    </tbody>
  </Table>
);
const inTabs: Wrap = (part) => <Tabs>{part}</Tabs>;

/** What each part stands in, by its flat name: in tests, and when the site finds out which classes it yields. */
export const WITHIN: Readonly<Partial<Record<string, Wrap>>> = {
  BreadcrumbItem: (part) => <Breadcrumb>{part}</Breadcrumb>,
  ContentOrderedList: (part) => <Content>{part}</Content>,
  DropdownButton: (part) =>
    inDropdown(
      <>
        {part}
        <Dropdown.Menu />
      </>,
    ),
  DropdownMenu: inDropdown,
  DropdownContent: inDropdownMenu,
  DropdownItem: inDropdownMenu,
  DropdownDivider: inDropdownMenu,
  FieldLabel: (part) => <Field horizontal>{part}</Field>,
  ImageRatio: (part) => <Image ratio="16by9">{part}</Image>,
  MenuLabel: inMenu,
  MenuList: inMenu,
  MenuItem: (part) => inMenu(<Menu.List>{part}</Menu.List>),
  MessageHeader: inMessage,
  MessageBody: inMessage,
  ModalBackground: inModal,
  ModalContent: inModal,
  ModalClose: inModal,
  ModalCard: inModal,
  ModalCardHead: inModal,
  ModalCardTitle: inModal,
  ModalDelete: inModal,
  ModalCardBody: inModal,
  ModalCardFoot: inModal,
  NavbarBrand: inNavbar,
  NavbarTabs: inNavbar,
  NavbarBurger: (part) =>
    inNavbar(
      <>
        {part}
        <Navbar.Menu />
      </>,
    ),
  NavbarMenu: inNavbar,
  NavbarStart: inNavbar,
  NavbarEnd: inNavbar,
  NavbarContent: inNavbar,
  NavbarItem: inNavbar,
  NavbarLink: (part) =>
    inNavbar(
      <Navbar.Item dropdown>
        {part}
        <Navbar.Dropdown />
      </Navbar.Item>,
    ),
  NavbarDropdown: (part) => inNavbar(<Navbar.Item dropdown>{part}</Navbar.Item>),
  NavbarDivider: inNavbar,
  PaginationPrevious: inPagination,
  PaginationNext: inPagination,
  PaginationList: inPagination,
  PaginationLink: inPaginationList,
  PaginationEllipsis: inPaginationList,
  PanelHeading: inPanel,
  PanelTabs: inPanel,
  PanelTab: (part) => inPanel(<Panel.Tabs>{part}</Panel.Tabs>),
  PanelList: (part) => (
    <Panel defaultValue="all">
      <Panel.Tabs aria-label="Projects">
        <Panel.Tab value="all">All</Panel.Tab>
      </Panel.Tabs>
      {part}
    </Panel>
  ),
  PanelBlock: inPanel,
  PanelIcon: inPanel,
  TableRow: (part) => (
    <Table>
      <tbody>{part}</tbody>
    </Table>
  ),
  TableCell: inTableRow,
  TableHeader: inTableRow,
  TabsList: inTabs,
  TabsTab: (part) => inTabs(<Tabs.List>{part}</Tabs.List>),
  TabsPanel: (part) => (
    <Tabs.Group defaultValue="music">
      <Tabs>
        <Tabs.List aria-label="Media">
          <Tabs.Tab value="music">Music</Tabs.Tab>
        </Tabs.List>
      </Tabs>
      {part}
    </Tabs.Group>
  ),
} satisfies Partial<Record<keyof typeof library, Wrap>>;
