'use client';

import { useEffect, type ReactNode } from 'react';
import { Block, Box, Modal } from 'bulmatic';
import {
  Autocomplete,
  Header,
  Menu,
  MenuItem,
  MenuSection,
  TextField,
  useFilter,
} from 'react-aria-components';
import { AriaInput } from '../shared/AriaInput';
import { optionStyle } from '../shared/Options';
import { useValue } from '../shared/useValue';

const ENGLISH = {
  title: 'Commands',
  search: 'Search commands',
  empty: 'No command has that name.',
};

/** Breaks a word that is too long for a line. */
const BREAKING = { overflowWrap: 'anywhere' } as const;

/** A command that the user can run. */
export interface Command {
  id: string;
  name: string;
  /** The heading above it. Keep the commands of a group together. */
  group: string;
  /** The keys for it. The menu only shows them: your app listens for them. */
  shortcut?: string | undefined;
  /** Other words that the user can type to find it. */
  keywords?: string | undefined;
  icon?: ReactNode;
  disabled?: boolean | undefined;
  onAction: () => void;
}

export interface CommandMenuProps {
  /** The commands that the user can run, in groups. */
  commands: readonly Command[];
  /** Whether the menu is open. Set `onOpenChange` too. */
  open?: boolean;
  /** Whether the menu is open at first, if you don’t set `open`. */
  defaultOpen?: boolean;
  /** Called when the menu opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** The letter that opens the menu, with Ctrl or Command: `k` by default. */
  letter?: string;
}

const NOT_LATIN = /^(?!\p{Script=Latin})\p{L}$/u;

/** The Latin letter of a key, even on a keyboard that types others, such as a Russian one. */
const letterOf = ({ key, code }: KeyboardEvent) =>
  (NOT_LATIN.test(key) ? code.replace('Key', '') : key).toLowerCase();

/** A dialog in which the user finds a command and runs it, opened by Ctrl or Command and K. */
export function CommandMenu({
  commands,
  open,
  defaultOpen = false,
  onOpenChange,
  letter = 'k',
}: CommandMenuProps) {
  const [isOpen, setOpen] = useValue(open, defaultOpen, onOpenChange);

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isShortcut || letterOf(event) !== letter.toLowerCase()) return;
      event.preventDefault();
      setOpen(!isOpen);
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  });

  /** The dialog closes first, so that a command can open another one. */
  function run(command: Command) {
    setOpen(false);
    command.onAction();
  }

  return (
    // The dialog stays in place while the list gets shorter.
    <Modal
      open={isOpen}
      onOpenChange={setOpen}
      portal
      aria-label={ENGLISH.title}
      justifyContent="flex-start"
      style={{ paddingBlockStart: '12vh' }}
    >
      <Modal.Background />
      <Modal.Content px={4}>{isOpen && <Commands commands={commands} onRun={run} />}</Modal.Content>
    </Modal>
  );
}

interface CommandsProps {
  commands: readonly Command[];
  onRun: (command: Command) => void;
}

function Commands({ commands, onRun }: CommandsProps) {
  const { contains } = useFilter({ sensitivity: 'base' });
  const groups = [...new Set(commands.map(({ group }) => group))];

  return (
    <Box p={3}>
      <Autocomplete filter={contains}>
        <TextField aria-label={ENGLISH.search}>
          <AriaInput placeholder={ENGLISH.search} />
        </TextField>
        <Menu
          aria-label={ENGLISH.title}
          renderEmptyState={() => (
            <Block p={3} m={0}>
              {ENGLISH.empty}
            </Block>
          )}
          style={{ maxHeight: '50vh', overflow: 'auto', outline: 'none' }}
        >
          {groups.map((group) => (
            <MenuSection key={group}>
              <Block
                as={Header}
                textSize={7}
                textWeight="semibold"
                px={3}
                pt={3}
                m={0}
                style={BREAKING}
              >
                {group}
              </Block>
              {commands
                .filter((command) => command.group === group)
                .map((command) => (
                  <CommandItem key={command.id} command={command} onRun={onRun} />
                ))}
            </MenuSection>
          ))}
        </Menu>
      </Autocomplete>
    </Box>
  );
}

function CommandItem({ command, onRun }: { command: Command; onRun: (command: Command) => void }) {
  const { id, name, shortcut, keywords = '', icon, disabled = false } = command;
  return (
    <MenuItem
      id={id}
      textValue={`${name} ${keywords}`}
      aria-label={shortcut ? `${name}, ${shortcut}` : name}
      isDisabled={disabled}
      onAction={() => onRun(command)}
      render={(props, { isFocused, isFocusVisible }) => (
        <Block
          {...(props as object)}
          display="flex"
          alignItems="center"
          gap={1.5}
          m={0}
          px={3}
          py={2}
          radius="normal"
          clickable={!disabled}
          backgroundColor={isFocused ? 'link-soft' : undefined}
          textColor={disabled ? 'grey' : undefined}
          style={{ ...BREAKING, ...optionStyle(isFocusVisible) }}
        />
      )}
    >
      {icon}
      <Block as="span" flexGrow={1} m={0}>
        {name}
      </Block>
      {shortcut && <kbd style={{ whiteSpace: 'nowrap' }}>{shortcut}</kbd>}
    </MenuItem>
  );
}
