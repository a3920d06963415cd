import { test } from 'vitest';
import { describeContract } from '../../tests/contract.tsx';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Container } from './Container.tsx';

describeContract(Container, {
  element: 'div',
  className: 'container',
  props: { children: 'Text' },
});

test('A container is centred and limited in width', () =>
  expectBulmaHtml(
    <Container>
      <div className="notification is-primary">
        This one is <strong>centred</strong>.
      </div>
    </Container>,
    `<div class="container">
      <div class="notification is-primary">This one is <strong>centred</strong>.</div>
    </div>`,
  ));

test('A container is fluid, or takes the whole width up to a breakpoint', () =>
  expectBulmaHtml(
    <>
      <Container fluid>Fluid</Container>
      <Container widescreen>Until widescreen</Container>
      <Container fullhd>Until fullhd</Container>
    </>,
    `<div class="container is-fluid">Fluid</div>
    <div class="container is-widescreen">Until widescreen</div>
    <div class="container is-fullhd">Until fullhd</div>`,
  ));

test.for(['tablet', 'desktop', 'widescreen'] as const)(
  'A container grows no wider than %s',
  (breakpoint) =>
    expectBulmaHtml(
      <Container max={breakpoint}>Text</Container>,
      `<div class="container is-max-${breakpoint}">Text</div>`,
    ),
);

test('A container may be another element', () =>
  expectBulmaHtml(<Container as="main">Text</Container>, '<main class="container">Text</main>'));
