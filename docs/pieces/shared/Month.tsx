'use client';

import { useContext, type ComponentProps } from 'react';
import { Block, Button, useBulmaClasses } from 'bulmatic';
import {
  Button as AriaButton,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  CalendarYearPicker,
  RangeCalendarStateContext,
  useLocale,
  type CalendarCellRenderProps,
  type Key,
} from 'react-aria-components';

/** The month of the React Aria `Calendar` or `RangeCalendar` around it: its header, and its days as buttons. */
export function Month() {
  const isRange = useContext(RangeCalendarStateContext) !== null;
  return (
    <>
      <Block display="flex" alignItems="center" justifyContent="space-between" mb={2}>
        <PageButton slot="previous" />
        <Block display="flex" gap={1} m={0}>
          <CalendarMonthPicker format="long">{(all) => <Picker {...all} />}</CalendarMonthPicker>
          <CalendarYearPicker>{(all) => <Picker {...all} />}</CalendarYearPicker>
        </Block>
        <PageButton slot="next" />
      </Block>
      <CalendarGrid style={{ width: '17.5rem', tableLayout: 'fixed' }}>
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell>
              <Block as="span" display="block" textAlign="centered" textSize={7} py={1} m={0}>
                {day}
              </Block>
            </CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              render={(props, state) => (
                <Day
                  {...(props as object)}
                  state={state}
                  isBetween={isRange && !state.isSelectionStart && !state.isSelectionEnd}
                />
              )}
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  );
}

/** Shows the month before or after this one. */
function PageButton({ slot }: { slot: 'previous' | 'next' }) {
  const isLeft = (slot === 'previous') === (useLocale().direction === 'ltr');
  return (
    <Button as={AriaButton} slot={slot} size="small" style={QUIET}>
      <svg width="8" height="12" viewBox="0 0 8 12" aria-hidden>
        <path
          d={isLeft ? 'M6 1L1 6l5 5' : 'M2 1l5 5-5 5'}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        />
      </svg>
    </Button>
  );
}

/** A button without a border. It has a background only on hover. */
const QUIET = { borderColor: 'transparent', boxShadow: 'none' };

interface PickerProps {
  items: readonly { id: number; formatted: string }[];
  value: Key;
  onChange: (key: Key) => void;
  'aria-label': string;
}

/** Selects the month or the year. A `Select` would get the label of the `Field` around a date picker. */
function Picker({ items, onChange, ...props }: PickerProps) {
  return (
    <div {...useBulmaClasses({}, 'select is-small')}>
      {/* Without a form, none resets or submits it. */}
      <select {...props} form="" onChange={(event) => onChange(event.target.value)}>
        {items.map(({ id, formatted }) => (
          <option key={id} value={id}>
            {formatted}
          </option>
        ))}
      </select>
    </div>
  );
}

interface DayProps extends Omit<ComponentProps<typeof Button<'div'>>, 'color'> {
  state: CalendarCellRenderProps;
  /** Whether the day is inside a range, but not at its start or end. */
  isBetween: boolean;
}

/** A day. The days of a range touch each other. */
function Day({ state, isBetween, style, ...props }: DayProps) {
  const { isSelected, isInvalid, isDisabled, isUnavailable, isToday } = state;
  const { isSelectionStart, isSelectionEnd } = state;
  return (
    <Button
      {...props}
      as="div"
      color={isSelected ? (isInvalid ? 'danger' : 'link') : undefined}
      soft={isSelected && isBetween}
      radiusless={isSelected && isBetween}
      textWeight={isSelected || isToday ? 'bold' : 'normal'}
      underlined={isToday}
      invisible={state.isOutsideMonth}
      p={0}
      style={{
        ...style,
        ...(!state.isFocusVisible && QUIET),
        display: 'flex',
        height: '2.5rem',
        marginBlock: 1,
        ...(isSelectionStart &&
          !isSelectionEnd && { borderStartEndRadius: 0, borderEndEndRadius: 0 }),
        ...(isSelectionEnd &&
          !isSelectionStart && { borderStartStartRadius: 0, borderEndStartRadius: 0 }),
        ...(isDisabled && { opacity: 0.5, cursor: 'default' }),
        ...(isUnavailable && { textDecoration: 'line-through', cursor: 'default' }),
      }}
    />
  );
}
