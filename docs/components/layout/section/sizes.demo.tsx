import { Section } from 'bulmatic';

const KINDS = [
  ['no size', {}, 'link-light', 'link-light-invert'],
  ['medium', { size: 'medium' }, 'info-light', 'info-light-invert'],
  ['large', { size: 'large' }, 'primary-light', 'primary-light-invert'],
] as const;

/** A page, at a third of its size. */
const picture = { zoom: 1 / 3 };

export default function SectionSizes() {
  return (
    <div style={picture}>
      {KINDS.map(([name, props, background, text]) => (
        <Section
          key={name}
          {...props}
          backgroundColor={background}
          textColor={text}
          textSize={1}
        >
          {name}
        </Section>
      ))}
    </div>
  );
}
