import { Block, Field, useFieldProps } from 'bulmatic';

function Stars({ count }: { count: number }) {
  return (
    <div role="group" {...useFieldProps()}>
      <Block as="span" srOnly>
        {`${count} of 5 stars`}
      </Block>
      <span aria-hidden>{'★'.repeat(count) + '☆'.repeat(5 - count)}</span>
    </div>
  );
}

export default function FieldCustom() {
  return (
    <Field>
      <Field.Label as="span">Rating</Field.Label>
      <Stars count={4} />
      <Field.Help>Of 48 readers</Field.Help>
    </Field>
  );
}
