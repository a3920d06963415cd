import { test } from 'vitest';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Subtitle } from '../elements/Subtitle.tsx';
import { Title } from '../elements/Title.tsx';
import { Section, type SectionProps } from './Section.tsx';

test.for<[SectionProps, string]>([
  [{}, ''],
  [{ size: 'medium' }, 'is-medium'],
  [{ size: 'large' }, 'is-large'],
])('A section with %o has a title and a subtitle', ([props, className]) =>
  expectBulmaHtml(
    <Section {...props}>
      <Title>Tides</Title>
      <Subtitle as="h2">
        They come <strong>twice</strong> a day.
      </Subtitle>
    </Section>,
    `<section class="section ${className}">
      <h1 class="title">Tides</h1>
      <h2 class="subtitle">They come <strong>twice</strong> a day.</h2>
    </section>`,
  ),
);
