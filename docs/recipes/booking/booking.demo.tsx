import { useState, type ReactNode } from 'react';
import {
  Controller,
  useForm,
  type ControllerRenderProps,
  type UseFormReturn,
} from 'react-hook-form';
import {
  Block,
  Box,
  Button,
  Buttons,
  Column,
  Columns,
  Field,
  Input,
  Section,
  Subtitle,
  Title,
} from 'bulmatic';
import { Combobox, type Option } from '../../pieces/combobox/Combobox';
import {
  confirm,
  ConfirmDialog,
} from '../../pieces/confirm-dialog/ConfirmDialog';
import { DatePicker } from '../../pieces/date-picker/DatePicker';
import { FileDrop } from '../../pieces/file-drop/FileDrop';
import { NumberField } from '../../pieces/number-field/NumberField';
import { SegmentedControl } from '../../pieces/segmented-control/SegmentedControl';
import { Switch } from '../../pieces/switch/Switch';
import { TagInput } from '../../pieces/tag-input/TagInput';
import { TimeField } from '../../pieces/time-field/TimeField';

interface Booking {
  trip: Option | null;
  date: string | null;
  time: string | null;
  guests: readonly string[];
  vests: number | null;
  payment: 'card' | 'cash';
  certificates: readonly File[];
  lunch: boolean;
  phone: string;
}

const EMPTY: Booking = {
  trip: null,
  date: null,
  time: '10:00',
  guests: [],
  vests: 0,
  payment: 'card',
  certificates: [],
  lunch: false,
  phone: '',
};

const TRIPS: readonly Option[] = [
  { id: 'heron', name: 'Heron Island', description: '4 hours' },
  { id: 'lock', name: 'North Lock', description: '2 hours' },
  { id: 'reed', name: 'Reed Bay', description: '3 hours' },
];

const PAYMENTS = [
  { value: 'card', label: 'Card' },
  { value: 'cash', label: 'On board' },
] as const;

/** Replace this with a request to your server. */
async function book({ date }: Booking) {
  await new Promise((resolve) => setTimeout(resolve, 600));
  return date === '2025-06-14' ? 'full' : 'booked';
}

const isMonday = (date: string) => new Date(date).getUTCDay() === 1;

const isNight = (time: string) => time < '09:00' || time > '18:00';

const isEmpty = (value: unknown) =>
  Array.isArray(value) ? value.length === 0 : !value;

interface EntryProps<Name extends keyof Booking> {
  form: UseFormReturn<Booking>;
  name: Name;
  label?: string;
  /** Omit it if the field may stay empty. */
  missing?: string;
  /** Returns what is wrong with a value, if anything is. */
  check?: (value: Booking[Name]) => string | undefined;
  help?: string;
  /** Whether it has several controls, none of which the label can focus. */
  group?: boolean;
  children: (
    control: Omit<ControllerRenderProps<Booking, Name>, 'onChange'> & {
      onValueChange: (value: Booking[Name]) => void;
    },
  ) => ReactNode;
}

/** A control of the form, with its label, its help text and its error message. */
function Entry<Name extends keyof Booking>(props: EntryProps<Name>) {
  const { form, name, label, missing, check, help, group, children } =
    props;

  return (
    <Controller
      control={form.control}
      name={name}
      rules={{
        validate: (value) =>
          missing && isEmpty(value) ? missing : check?.(value),
      }}
      render={({ field: { onChange, ...field }, fieldState }) => (
        <Field required={missing !== undefined}>
          {label && (
            <Field.Label as={group ? 'span' : 'label'}>{label}</Field.Label>
          )}
          {children({ ...field, onValueChange: onChange })}
          {help && <Field.Help>{help}</Field.Help>}
          {fieldState.error && (
            <Field.Help error>{fieldState.error.message}</Field.Help>
          )}
        </Field>
      )}
    />
  );
}

export default function BookingForm() {
  const form = useForm<Booking>({ defaultValues: EMPTY });
  const { errors, isDirty, isSubmitting } = form.formState;
  const [done, setDone] = useState('');

  const send = form.handleSubmit(async (booking) => {
    setDone('');
    const result = await book(booking).catch(() => 'failed');
    if (result === 'failed') {
      const message = 'We can’t reach the server. Try again.';
      form.setError('root', { message });
      return;
    }
    if (result === 'full') {
      const message = 'That day is fully booked. Choose another one.';
      form.setError('date', { message }, { shouldFocus: true });
      return;
    }
    setDone(`Booked: ${booking.trip?.name}, ${booking.date}.`);
    form.reset(EMPTY);
  });

  async function clear() {
    const agrees =
      !isDirty ||
      (await confirm({
        title: 'Clear the form?',
        text: 'You will lose what you entered.',
        action: 'Clear',
        danger: true,
      }));
    if (agrees) form.reset(EMPTY);
  }

  return (
    <Section as="main">
      <Columns centered>
        <Column size={{ tablet: 10, desktop: 7 }}>
          <Box
            as="form"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              if (!isSubmitting) void send();
            }}
          >
            <Title as="h1" size={4}>
              Book a boat trip
            </Title>
            <Subtitle size={6}>
              With a skipper, up to eight guests.
            </Subtitle>
            <Entry
              form={form}
              name="trip"
              label="Trip"
              missing="Select a trip."
            >
              {(control) => <Combobox {...control} options={TRIPS} />}
            </Entry>
            <Columns mb={0}>
              <Column>
                <Entry
                  form={form}
                  name="date"
                  label="Date"
                  help="We are closed on Mondays."
                  missing="Enter a date."
                  check={(date) =>
                    date && isMonday(date)
                      ? 'Select a day from Tuesday to Sunday.'
                      : undefined
                  }
                  group
                >
                  {(control) => (
                    <DatePicker
                      {...control}
                      defaultMonth="2025-06-01"
                      isDateUnavailable={isMonday}
                    />
                  )}
                </Entry>
              </Column>
              <Column>
                <Entry
                  form={form}
                  name="time"
                  label="Time"
                  help="Between 9 AM and 6 PM."
                  missing="Enter a time."
                  check={(time) =>
                    time && isNight(time)
                      ? 'Enter a time from 9 AM to 6 PM.'
                      : undefined
                  }
                  group
                >
                  {(control) => (
                    <TimeField {...control} min="09:00" max="18:00" />
                  )}
                </Entry>
              </Column>
            </Columns>
            <Entry
              form={form}
              name="guests"
              label="Guests"
              help="Press Enter after each name."
              missing="Name at least one guest."
              check={({ length }) =>
                length > 8 ? 'Name at most eight guests.' : undefined
              }
            >
              {(control) => <TagInput {...control} />}
            </Entry>
            <Columns mb={0}>
              <Column>
                <Entry
                  form={form}
                  name="vests"
                  label="Life vests for children"
                >
                  {(control) => (
                    <NumberField {...control} min={0} max={8} />
                  )}
                </Entry>
              </Column>
              <Column>
                <Entry form={form} name="payment" label="Payment" group>
                  {(control) => (
                    <SegmentedControl {...control} options={PAYMENTS} />
                  )}
                </Entry>
              </Column>
            </Columns>
            <Entry
              form={form}
              name="certificates"
              label="Swimming certificates"
              help="Pictures or PDF files of up to 5 MB."
            >
              {(control) => (
                <FileDrop
                  {...control}
                  onError={([message]) =>
                    message
                      ? form.setError(control.name, { message })
                      : form.clearErrors(control.name)
                  }
                  types={['image/*', 'application/pdf']}
                  maxSize={5_000_000}
                />
              )}
            </Entry>
            <Entry form={form} name="lunch">
              {(control) => (
                <Switch {...control} help="A picnic basket for everyone.">
                  Bring lunch
                </Switch>
              )}
            </Entry>
            <Field>
              <Field.Label>Phone (optional)</Field.Label>
              <Input
                type="tel"
                autoComplete="tel"
                {...form.register('phone')}
              />
            </Field>
            <Block as="p" role="alert" m={0} textColor="danger-on-scheme">
              {errors.root?.message}
            </Block>
            <Block role="status">{done}</Block>
            <Buttons>
              <Button type="submit" color="primary" loading={isSubmitting}>
                Book
              </Button>
              <Button onClick={() => void clear()}>Clear</Button>
            </Buttons>
          </Box>
        </Column>
      </Columns>
      <ConfirmDialog />
    </Section>
  );
}
