import { useId, useRef, useState, type MouseEvent } from 'react';
import {
  Box,
  Button,
  Column,
  Columns,
  Menu,
  Navbar,
  Section,
  Subtitle,
  Tag,
  Title,
} from 'bulmatic';

const PAGES = {
  today: {
    label: 'Today',
    text: 'Two boats leave the harbor, and one comes back.',
    cards: ['9:00 am: Heron, to the lighthouse', '2:30 pm: Plover, home'],
  },
  boats: {
    label: 'Boats',
    text: 'Eight boats are in the water, and one is in the dry dock.',
    cards: ['Heron: ready, fuel for six hours', 'Plover: new sails in May'],
  },
  bookings: {
    label: 'Bookings',
    text: 'Five bookings for the coming week are waiting for a skipper.',
    cards: ['Saturday: Choir of Oak Street', 'Sunday: birthday, 12 guests'],
  },
  crew: {
    label: 'Crew',
    text: 'Four skippers and six deckhands work with us this season.',
    cards: ['On duty: Ines, Jonas and Lena', 'Next shift: 4:00 pm'],
  },
} as const;

type PageName = keyof typeof PAGES;

interface MenuSection {
  label: string;
  pages: readonly PageName[];
}

const SECTIONS: readonly MenuSection[] = [
  { label: 'Harbor', pages: ['today', 'boats', 'bookings'] },
  { label: 'Office', pages: ['crew'] },
];

/** The content fills the window below the bar, on its own background. */
const CONTENT = {
  minHeight: 'calc(100vh - var(--bulma-navbar-height))',
  background: 'var(--bulma-scheme-main-bis)',
};

/** A link that is off the screen until the Tab key focuses it. */
function SkipLink() {
  const [focused, setFocused] = useState(false);
  return (
    <Button
      as="a"
      href="#content"
      color="link"
      srOnly={!focused}
      position="absolute"
      m={2}
      style={{ zIndex: 40 }}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      Skip to content
    </Button>
  );
}

interface SidebarProps {
  current: PageName;
  onSelect: (page: PageName) => void;
}

function Sidebar({ current, onSelect }: SidebarProps) {
  const id = useId();

  /** With a router, use its link instead: `<Menu.Item as={Link}>`. */
  const follow = (page: PageName) => (event: MouseEvent) => {
    event.preventDefault();
    onSelect(page);
  };

  return (
    <Menu as="nav" aria-label="Pages" p={5}>
      {SECTIONS.map(({ label, pages }, index) => (
        <div key={label}>
          <Menu.Label id={`${id}-${index}`}>{label}</Menu.Label>
          <Menu.List aria-labelledby={`${id}-${index}`} mb={5}>
            {pages.map((page) => (
              <Menu.Item
                key={page}
                href={`#${page}`}
                active={page === current}
                onClick={follow(page)}
              >
                {PAGES[page].label}
                {page === 'bookings' && <Tag pulled="right">5 new</Tag>}
              </Menu.Item>
            ))}
          </Menu.List>
        </div>
      ))}
    </Menu>
  );
}

export default function AppShell() {
  const [page, setPage] = useState<PageName>('today');
  const [open, setOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const sidebar = useId();

  function goTo(next: PageName) {
    setPage(next);
    setOpen(false);
    heading.current?.focus();
  }

  return (
    <>
      <Navbar
        as="header"
        shadow
        open={open}
        onOpenChange={setOpen}
        // The sidebar is outside the bar, so a click in it must not close it.
        closeOnOutsidePress={false}
      >
        <SkipLink />
        <Navbar.Brand>
          <Navbar.Item as="div" pl={5} textWeight="bold">
            Seagull Harbor
          </Navbar.Item>
          <Navbar.Burger
            as="button"
            aria-controls={sidebar}
            textColor="text"
          />
        </Navbar.Brand>
      </Navbar>
      <Columns desktop gapless mb={0}>
        <Column
          id={sidebar}
          size={{ desktop: 3, widescreen: 'one-fifth' }}
          display={open ? undefined : { touch: 'hidden' }}
        >
          <Sidebar current={page} onSelect={goTo} />
        </Column>
        <Column>
          <Section as="main" id="content" tabIndex={-1} style={CONTENT}>
            <Title as="h1" ref={heading} tabIndex={-1}>
              {PAGES[page].label}
            </Title>
            <Subtitle>{PAGES[page].text}</Subtitle>
            <Columns>
              {PAGES[page].cards.map((card) => (
                <Column key={card}>
                  <Box>{card}</Box>
                </Column>
              ))}
            </Columns>
          </Section>
        </Column>
      </Columns>
    </>
  );
}
