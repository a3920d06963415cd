import { Field } from 'bulmatic';
import { I18nProvider } from 'react-aria-components';
import { NumberField } from './NumberField';

export default function FormatDemo() {
  return (
    <>
      <Field>
        <Field.Label>Price</Field.Label>
        <NumberField
          defaultValue={1234.5}
          step={0.5}
          format={{ style: 'currency', currency: 'USD' }}
        />
      </Field>
      <Field>
        <Field.Label>Price in German</Field.Label>
        <I18nProvider locale="de-DE">
          <NumberField
            defaultValue={1234.5}
            step={0.5}
            format={{ style: 'currency', currency: 'EUR' }}
          />
        </I18nProvider>
      </Field>
      <Field>
        <Field.Label>Distance</Field.Label>
        <NumberField
          defaultValue={42}
          min={0}
          format={{
            style: 'unit',
            unit: 'kilometer',
            unitDisplay: 'long',
          }}
        />
      </Field>
      <Field>
        <Field.Label>Discount</Field.Label>
        <NumberField
          defaultValue={0.15}
          min={0}
          max={1}
          step={0.05}
          format={{ style: 'percent' }}
        />
      </Field>
    </>
  );
}
