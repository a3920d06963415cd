import { Control, Field, Tag, Tags } from 'bulmatic';

const FACTS = [
  ['license', 'MIT', 'success'],
  ['tests', '412', 'info'],
  ['coverage', '97%', 'primary'],
] as const;

export default function TagsAddons() {
  return (
    <Field groupedMultiline>
      {FACTS.map(([name, value, color]) => (
        <Control key={name}>
          <Tags addons>
            <Tag color="dark">{name}</Tag>
            <Tag color={color}>{value}</Tag>
          </Tags>
        </Control>
      ))}
    </Field>
  );
}
