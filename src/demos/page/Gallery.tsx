import type { ComponentType, ReactNode } from 'react';
import { Column, Columns, Section, Title } from 'bulmatic';
import Pairs from './Pairs';

export interface GalleryProps {
  pictures: readonly { name: string; Picture: ComponentType }[];
}

/** A page to see a theme on: the colors, and the pictures of all components, with whole Bulma. */
export default function Gallery({ pictures }: GalleryProps): ReactNode {
  return (
    <Section as="main" p={3}>
      <Title as="h1" size={4}>
        Colors
      </Title>
      <Pairs />
      <Columns multiline mt={5}>
        {pictures.map(({ name, Picture }) => (
          <Column key={name} size={{ tablet: 'half', desktop: 'one-third' }}>
            <Title as="h2" size={6}>
              {name}
            </Title>
            <Picture />
          </Column>
        ))}
      </Columns>
    </Section>
  );
}
