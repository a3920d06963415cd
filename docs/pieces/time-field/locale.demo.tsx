import { Field } from 'bulmatic';
import { I18nProvider } from 'react-aria-components';
import { TimeField } from './TimeField';

export default function LocaleDemo() {
  return (
    <Field grouped>
      {['en-US', 'de-DE', 'fi-FI'].map((locale) => (
        <I18nProvider key={locale} locale={locale}>
          <Field>
            <Field.Label as="span">{locale}</Field.Label>
            <TimeField defaultValue="21:05" />
          </Field>
        </I18nProvider>
      ))}
    </Field>
  );
}
