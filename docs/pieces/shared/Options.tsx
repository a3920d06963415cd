'use client';

import type { ReactNode } from 'react';
import { Block, Box } from 'bulmatic';
import { ListBox, ListBoxItem, Popover } from 'react-aria-components';

/** An option that the user can select. Yours may have more properties. */
export interface Option {
  /** The text that a form submits. It must be unique. */
  id: string;
  /** The text that the user sees and filters by. */
  name: string;
  /** A second line. */
  description?: string | undefined;
  /** Shown before the name, such as a flag. */
  icon?: ReactNode;
  /** Whether the user can’t select it. */
  disabled?: boolean | undefined;
}

interface OptionsProps<T extends Option> {
  /** The options to show: by default, those of the combobox around the list. */
  items?: Iterable<T> | undefined;
  /** Shown instead of an empty list. */
  empty?: ReactNode;
}

/** The list that opens below an input, as wide as the input and in a box. */
export function Options<T extends Option>({ items, empty }: OptionsProps<T>) {
  return (
    // While a Bulmatic modal is open, nothing outside it can be used without this attribute.
    <Popover
      data-over-modal
      offset={4}
      // Otherwise, a list at the edge of the window is pushed past the other edge, and closes when it scrolls.
      containerPadding={0}
      style={{ width: 'var(--trigger-width)' }}
    >
      <Box px={0} py={2}>
        <ListBox<T>
          {...(items && { items })}
          renderEmptyState={() => (
            <Block textSize={7} px={4} py={1}>
              {empty}
            </Block>
          )}
          style={{ maxHeight: '18rem', overflow: 'auto', outline: 'none' }}
        >
          {(option) => <OptionItem option={option} />}
        </ListBox>
      </Box>
    </Popover>
  );
}

/** With forced colors, no background is visible. */
export const optionStyle = (isFocusVisible: boolean) => ({
  outline: isFocusVisible ? '2px solid var(--bulma-link)' : 'none',
  outlineOffset: '-2px',
});

/** One option. The current one is highlighted, and selected ones are bold. */
function OptionItem({ option }: { option: Option }) {
  const { id, name, description, icon, disabled = false } = option;
  return (
    <ListBoxItem
      id={id}
      textValue={name}
      isDisabled={disabled}
      render={(props, { isFocused, isFocusVisible, isSelected }) => (
        <Block
          {...(props as object)}
          m={0}
          px={4}
          py={2}
          display="flex"
          alignItems="center"
          gap={1.5}
          clickable={!disabled}
          backgroundColor={isFocused ? 'link-soft' : undefined}
          textColor={disabled ? 'grey' : undefined}
          textWeight={isSelected ? 'semibold' : undefined}
          style={optionStyle(isFocusVisible)}
        />
      )}
    >
      {icon}
      <div style={{ overflowWrap: 'anywhere' }}>
        {name}
        {description && (
          <Block textSize={7} textWeight="normal" m={0}>
            {description}
          </Block>
        )}
      </div>
    </ListBoxItem>
  );
}
