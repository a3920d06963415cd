import { useState } from 'react';
import { Navbar } from 'bulmatic';

export default function NavbarControlled() {
  const [open, setOpen] = useState(false);
  const [language, setLanguage] = useState('English');
  return (
    <Navbar aria-label="Language">
      <Navbar.Menu active>
        <Navbar.Item dropdown open={open} onOpenChange={setOpen}>
          <Navbar.Link selected arrowless textColor="white">
            {language}
          </Navbar.Link>
          <Navbar.Dropdown>
            {['English', 'Deutsch', 'Français'].map((name) => (
              <Navbar.Item
                key={name}
                as="button"
                onClick={() => setLanguage(name)}
              >
                {name}
              </Navbar.Item>
            ))}
          </Navbar.Dropdown>
        </Navbar.Item>
      </Navbar.Menu>
    </Navbar>
  );
}
