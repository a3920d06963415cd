import { useState } from 'react';
import { Block, Button, Buttons } from 'bulmatic';
import { I18nProvider } from 'react-aria-components';
import { Calendar } from './Calendar';

const LOCALES = ['en-US', 'de-DE', 'ar-EG', 'th-TH-u-ca-buddhist'];

export default function LocaleDemo() {
  const [locale, setLocale] = useState('de-DE');

  return (
    <>
      <Buttons addons role="group" aria-label="Locale">
        {LOCALES.map((one) => (
          <Button
            key={one}
            size="small"
            color={one === locale ? 'link' : undefined}
            selected={one === locale}
            aria-pressed={one === locale}
            onClick={() => setLocale(one)}
          >
            {one}
          </Button>
        ))}
      </Buttons>
      <I18nProvider locale={locale}>
        <Block dir={locale.startsWith('ar') ? 'rtl' : 'ltr'}>
          <Calendar aria-label="Date" defaultValue="2025-03-12" />
        </Block>
      </I18nProvider>
    </>
  );
}
