import { Field } from 'bulmatic';
import { I18nProvider } from 'react-aria-components';
import { DatePicker } from './DatePicker';

export default function LocaleDemo() {
  return (
    <I18nProvider locale="de-DE">
      <Field>
        <Field.Label as="span">Day of departure</Field.Label>
        <DatePicker name="departure" defaultValue="2025-03-12" />
        <Field.Help>
          In German, the day comes first: type 24122025.
        </Field.Help>
      </Field>
    </I18nProvider>
  );
}
