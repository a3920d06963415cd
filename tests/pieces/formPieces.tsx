import type { ReactNode } from 'react';
import type { RefCallBack } from 'react-hook-form';
import { Calendar } from '../../docs/pieces/calendar/Calendar.tsx';
import { Combobox, type Option } from '../../docs/pieces/combobox/Combobox.tsx';
import { DatePicker } from '../../docs/pieces/date-picker/DatePicker.tsx';
import { DateRangePicker } from '../../docs/pieces/date-range-picker/DateRangePicker.tsx';
import { MultiSelect } from '../../docs/pieces/multi-select/MultiSelect.tsx';
import { NumberField } from '../../docs/pieces/number-field/NumberField.tsx';
import { PasswordField } from '../../docs/pieces/password-field/PasswordField.tsx';
import { RichSelect } from '../../docs/pieces/rich-select/RichSelect.tsx';
import { SegmentedControl } from '../../docs/pieces/segmented-control/SegmentedControl.tsx';
import { Slider } from '../../docs/pieces/slider/Slider.tsx';
import { Switch } from '../../docs/pieces/switch/Switch.tsx';
import { TagInput } from '../../docs/pieces/tag-input/TagInput.tsx';
import { TimeField } from '../../docs/pieces/time-field/TimeField.tsx';

/** What a form passes to a piece. */
interface InForm<Value> {
  name: string;
  value?: Value;
  defaultValue?: Value;
  onValueChange?: (value: Value) => void;
  onBlur?: () => void;
  ref: RefCallBack;
}

export interface FormPiece<Value> {
  Piece: (props: InForm<Value>) => ReactNode;
  first: Value;
  /** What a form submits of it. */
  firstSent: readonly string[];
  /** They change the value, from the part that gets the focus. */
  keys: string;
  changed: Value;
  changedSent: readonly string[];
  /** Opens what is over the page. */
  opener?: string;
  /** Whether Enter submits no form, since it clicks a button or, in a slider of Firefox, does nothing. */
  keepsEnter?: true;
  /** Whether its parts have a name, of which a `label` can be for one only. */
  isGroup?: true;
}

/** Forgets the type of the value, so that all pieces are of one. */
const piece = <Value,>(one: FormPiece<Value>) => one as unknown as FormPiece<unknown>;

const [ATTIC, HALL, LIBRARY] = ['Attic', 'Hall', 'Library'].map((name): Option => ({
  id: name[0]!,
  name,
})) as [Option, Option, Option];
const ROOMS = [ATTIC, HALL, LIBRARY];
const SIZES = ['s', 'm', 'l'].map((value) => ({ value, label: value }));

const OPEN_LIST = '{ArrowDown}';
const OPEN_CALENDAR = '{Alt>}{ArrowDown}{/Alt}';

/** All pieces that a form submits, but for the file drop, into which no keys put a file. */
export const FORM_PIECES: Record<string, FormPiece<unknown>> = {
  Calendar: piece({
    Piece: Calendar,
    first: '2025-06-14',
    firstSent: ['2025-06-14'],
    keys: '{ArrowRight}{Enter}',
    changed: '2025-06-15',
    changedSent: ['2025-06-15'],
    keepsEnter: true,
    isGroup: true,
  }),
  Combobox: piece<Option | null>({
    Piece: (props) => <Combobox {...props} options={ROOMS} />,
    first: ATTIC,
    firstSent: ['A'],
    keys: '{End}{Shift>}{Home}{/Shift}Library{Enter}',
    changed: LIBRARY,
    changedSent: ['L'],
    opener: OPEN_LIST,
  }),
  DatePicker: piece({
    Piece: DatePicker,
    first: '2025-06-14',
    firstSent: ['2025-06-14'],
    keys: '07052025',
    changed: '2025-07-05',
    changedSent: ['2025-07-05'],
    opener: OPEN_CALENDAR,
    isGroup: true,
  }),
  DateRangePicker: piece({
    Piece: DateRangePicker,
    first: { start: '2025-06-14', end: '2025-06-16' },
    firstSent: ['2025-06-14', '2025-06-16'],
    keys: '06152025',
    changed: { start: '2025-06-15', end: '2025-06-16' },
    changedSent: ['2025-06-15', '2025-06-16'],
    opener: OPEN_CALENDAR,
    isGroup: true,
  }),
  MultiSelect: piece<readonly Option[]>({
    Piece: (props) => <MultiSelect {...props} options={ROOMS} />,
    first: [ATTIC],
    firstSent: ['A'],
    keys: 'lib{ArrowDown}{Enter}{Escape}',
    changed: [ATTIC, LIBRARY],
    changedSent: ['A', 'L'],
    opener: OPEN_LIST,
  }),
  NumberField: piece({
    Piece: NumberField,
    first: 2,
    firstSent: ['2'],
    keys: '{ArrowUp}',
    changed: 3,
    changedSent: ['3'],
  }),
  PasswordField: piece<string>({
    Piece: ({ onValueChange, ...props }) => (
      <PasswordField {...props} onChange={({ target }) => onValueChange?.(target.value)} />
    ),
    first: 'open',
    firstSent: ['open'],
    keys: '{End}ed',
    changed: 'opened',
    changedSent: ['opened'],
  }),
  RichSelect: piece<Option | null>({
    Piece: (props) => <RichSelect {...props} options={ROOMS} />,
    first: ATTIC,
    firstSent: ['A'],
    keys: 'l',
    changed: LIBRARY,
    changedSent: ['L'],
    opener: OPEN_LIST,
    keepsEnter: true,
  }),
  SegmentedControl: piece<string>({
    Piece: (props) => <SegmentedControl {...props} options={SIZES} />,
    first: 's',
    firstSent: ['s'],
    keys: '{ArrowRight}',
    changed: 'm',
    changedSent: ['m'],
  }),
  Slider: piece({
    Piece: Slider<number>,
    first: 10,
    firstSent: ['10'],
    keys: '{ArrowRight}',
    changed: 11,
    changedSent: ['11'],
    keepsEnter: true,
  }),
  Switch: piece({
    Piece: Switch,
    first: false,
    firstSent: [],
    keys: ' ',
    changed: true,
    changedSent: ['on'],
  }),
  TagInput: piece({
    Piece: TagInput,
    first: ['red'],
    firstSent: ['red'],
    keys: 'blue{Enter}',
    changed: ['red', 'blue'],
    changedSent: ['red', 'blue'],
  }),
  TimeField: piece({
    Piece: TimeField,
    first: '07:00',
    firstSent: ['07:00'],
    keys: '0815',
    changed: '08:15',
    changedSent: ['08:15'],
    isGroup: true,
  }),
};
