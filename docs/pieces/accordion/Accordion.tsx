'use client';

import { useId, useState, type CSSProperties, type ReactNode } from 'react';
import { Block, Button, Icon, Title } from 'bulmatic';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
  disabled?: boolean;
}

export interface AccordionProps {
  /** The items, each with an `id`, a `title` and its `content`. They may be `disabled`. */
  items: readonly AccordionItem[];
  /** Lets several items be open. Otherwise, each one closes the others. */
  multiple?: boolean;
  /** The ids of the open items. Set `onValueChange` too. */
  value?: readonly string[];
  /** The ids of the items that are open at first, if you don’t set `value`. */
  defaultValue?: readonly string[];
  /** Called with the ids of the open items when the user opens or closes one. */
  onValueChange?: (value: readonly string[]) => void;
  /** The heading around each title. Use one level below that of the heading before the accordion. */
  headingAs?: 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
}

const LINE = '1px solid var(--bulma-border)';
/** Makes a button look like a row of a list. Its border appears only on focus. */
const FLAT = {
  '--bulma-button-border-width': '0px',
  '--bulma-button-outer-shadow-a': 0,
  textAlign: 'start',
  whiteSpace: 'normal',
} as CSSProperties;

const NONE: readonly string[] = [];

/** Titles that show and hide their content. */
export function Accordion({
  items,
  multiple = false,
  value,
  defaultValue = NONE,
  onValueChange,
  headingAs = 'h3',
}: AccordionProps) {
  const prefix = useId();
  const [own, setOwn] = useState(defaultValue);
  const open = value ?? own;

  function toggle(id: string) {
    const others = multiple ? open.filter((one) => one !== id) : NONE;
    const next = open.includes(id) ? others : [...others, id];
    setOwn(next);
    onValueChange?.(next);
  }

  return (
    <Block style={{ borderBlockStart: LINE }}>
      {items.map(({ id, title, content, disabled }, index) => {
        const isOpen = open.includes(id);
        // The `id` of an item may contain spaces, but that of an element can’t.
        const panel = `${prefix}${index}`;
        return (
          <div key={id} style={{ borderBlockEnd: LINE }}>
            <Title as={headingAs} size={6} m={0}>
              <Button
                id={`${panel}-title`}
                aria-expanded={isOpen}
                aria-controls={panel}
                disabled={disabled}
                onClick={() => toggle(id)}
                fullwidth
                radiusless
                justifyContent="space-between"
                gap={2}
                textWeight="semibold"
                px={3}
                py={3}
                style={FLAT}
              >
                <span>{title}</span>
                <Icon style={{ marginInline: 0, rotate: isOpen ? '180deg' : undefined }}>
                  <svg
                    viewBox="0 0 16 16"
                    width="16"
                    fill="none"
                    stroke="currentColor"
                    strokeWidth="2"
                  >
                    <path d="m3 6 5 5 5-5" />
                  </svg>
                </Icon>
              </Button>
            </Title>
            <Block
              id={panel}
              role="region"
              aria-labelledby={`${panel}-title`}
              hidden={!isOpen}
              px={3}
              pt={2}
              pb={5}
            >
              {content}
            </Block>
          </div>
        );
      })}
    </Block>
  );
}
