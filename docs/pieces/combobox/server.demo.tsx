import { useState } from 'react';
import { Field } from 'bulmatic';
import { Combobox, type Option } from './Combobox';

const BOOKS = ['Bread at Dawn', 'Rivers on Foot', 'The Lighthouse Year'];

/** Replace this with a request to your server. */
async function findBooks(text: string): Promise<Option[]> {
  await new Promise((resolve) => setTimeout(resolve, 300));
  if (text === 'error') throw new Error('The server does not answer.');
  return BOOKS.filter((name) =>
    name.toLowerCase().includes(text.toLowerCase()),
  ).map((name) => ({ id: name, name }));
}

export default function ServerDemo() {
  const [book, setBook] = useState<Option | null>(null);

  return (
    <Field>
      <Field.Label>Book</Field.Label>
      <Combobox search={findBooks} value={book} onValueChange={setBook} />
      <Field.Help>Type a part of its title, such as river.</Field.Help>
    </Field>
  );
}
