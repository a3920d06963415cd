import { Section } from 'bulmatic';

const KINDS = [
  ['no size', {}, 'link-light'],
  ['medium', { size: 'medium' }, 'info-light'],
  ['large', { size: 'large' }, 'primary-light'],
] as const;

/** A page, at a third of its size. */
const picture = { zoom: 1 / 3 };

export default function SectionSizes() {
  return (
    <div style={picture}>
      {KINDS.map(([name, props, color]) => (
        <Section
          key={name}
          {...props}
          backgroundColor={color}
          textColor={`${color}-invert`}
          textSize={1}
        >
          {name}
        </Section>
      ))}
    </div>
  );
}
