import { Navbar } from 'bulmatic';

export default function NavbarTabs() {
  return (
    <Navbar aria-label="Photos" shadow>
      <Navbar.Tabs>
        <Navbar.Item href="#tabs" tab active textColor="link-on-scheme">
          All
        </Navbar.Item>
        <Navbar.Item href="#tabs" tab>
          Albums
        </Navbar.Item>
        <Navbar.Item href="#tabs" tab>
          Shared
        </Navbar.Item>
      </Navbar.Tabs>
    </Navbar>
  );
}
