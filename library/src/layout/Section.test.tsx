import { test } from 'vitest';
import { describeContract } from '../../tests/contract.tsx';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Section } from './Section.tsx';

describeContract(Section, {
  element: 'section',
  className: 'section',
  props: { children: 'Text' },
});

test('A section holds a heading and text', () =>
  expectBulmaHtml(
    <Section>
      <h1 className="title">Section</h1>
      <h2 className="subtitle">Part of a page</h2>
    </Section>,
    `<section class="section">
      <h1 class="title">Section</h1>
      <h2 class="subtitle">Part of a page</h2>
    </section>`,
  ));

test('A section has more space around it, or fills the window', () =>
  expectBulmaHtml(
    <>
      <Section size="medium">Medium</Section>
      <Section size="large">Large</Section>
      <Section size="medium" fullheight>
        Full
      </Section>
    </>,
    `<section class="section is-medium">Medium</section>
    <section class="section is-large">Large</section>
    <section class="section is-medium is-fullheight">Full</section>`,
  ));

test('A section may be another element', () =>
  expectBulmaHtml(<Section as="main">Text</Section>, '<main class="section">Text</main>'));
