import { Section } from 'bulmatic';

/** As high as the window, at a third of its size. */
const picture = { zoom: 1 / 3 };

export default function SectionFullheight() {
  return (
    <div style={picture}>
      <Section
        fullheight
        backgroundColor="link-light"
        textColor="link-light-invert"
        textSize={1}
      >
        As high as the window
      </Section>
    </div>
  );
}
