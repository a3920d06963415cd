import { Control, Field, Tag, Tags } from 'bulmatic';

const SHELVES = [
  ['Poetry', 214],
  ['Crime', 530],
  ['Travel', 168],
  ['Cooking', 97],
  ['Gardening', 45],
  ['History', 402],
  ['Music', 133],
  ['Languages', 76],
] as const;

export default function FieldMultiline() {
  return (
    <Field groupedMultiline>
      {SHELVES.map(([shelf, books]) => (
        <Control key={shelf}>
          <Tags addons>
            <Tag color="dark">{shelf}</Tag>
            <Tag color="info">{books}</Tag>
          </Tags>
        </Control>
      ))}
    </Field>
  );
}
