import { useState } from 'react';
import { Field } from 'bulmatic';
import { RichSelect, type Option } from './RichSelect';

function Flag({ colors }: { colors: readonly string[] }) {
  return (
    <svg width="21" height="14" viewBox="0 0 3 2" aria-hidden>
      {colors.map((color, at) => (
        <rect key={color} x={at} width="1" height="2" fill={color} />
      ))}
    </svg>
  );
}

const COUNTRIES: readonly Option[] = [
  {
    id: 'BE',
    name: 'Belgium',
    description: '+32',
    icon: <Flag colors={['#000', '#fdda24', '#ef3340']} />,
  },
  {
    id: 'FR',
    name: 'France',
    description: '+33',
    icon: <Flag colors={['#000091', '#fff', '#e1000f']} />,
  },
  {
    id: 'IE',
    name: 'Ireland',
    description: '+353',
    icon: <Flag colors={['#169b62', '#fff', '#ff883e']} />,
  },
  {
    id: 'IT',
    name: 'Italy',
    description: '+39',
    icon: <Flag colors={['#008c45', '#f4f5f0', '#cd212a']} />,
  },
];

export default function BasicDemo() {
  const [country, setCountry] = useState<Option | null>(null);

  return (
    <Field>
      <Field.Label>Country</Field.Label>
      <RichSelect
        options={COUNTRIES}
        value={country}
        onValueChange={setCountry}
      />
      <Field.Help>
        {country
          ? `Numbers begin with ${country.description}.`
          : 'Type the first letters of its name.'}
      </Field.Help>
    </Field>
  );
}
