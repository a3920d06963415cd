interface MarkProps {
  isSelected: boolean;
  /** Whether only some of the rows that it represents are selected. */
  isIndeterminate?: boolean;
  isFocusVisible?: boolean;
}

const FOCUS = { outline: '2px solid var(--bulma-link-text)', outlineOffset: '2px' };

/** Looks like a checkbox. The element around it tells screen readers whether it is selected, and handles clicks. */
export const Mark = ({ isSelected, isIndeterminate = false, isFocusVisible }: MarkProps) => (
  <input
    ref={(input) => {
      if (input) input.indeterminate = isIndeterminate;
    }}
    type="checkbox"
    checked={isSelected}
    readOnly
    inert
    aria-hidden
    style={isFocusVisible ? FOCUS : undefined}
  />
);
