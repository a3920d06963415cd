import { test } from 'vitest';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Icon } from './Icon.tsx';
import { IconText } from './IconText.tsx';

test('An icon stands in a square', () =>
  expectBulmaHtml(
    <Icon>
      <i className="fas fa-leaf" />
    </Icon>,
    '<span class="icon"><i class="fas fa-leaf"></i></span>',
  ));

test('Icons have the colors of text', () =>
  expectBulmaHtml(
    <>
      {(['info', 'success', 'warning', 'danger'] as const).map((color) => (
        <Icon key={color} textColor={color}>
          <i className="fas fa-leaf" />
        </Icon>
      ))}
    </>,
    `<span class="icon has-text-info"><i class="fas fa-leaf"></i></span>
    <span class="icon has-text-success"><i class="fas fa-leaf"></i></span>
    <span class="icon has-text-warning"><i class="fas fa-leaf"></i></span>
    <span class="icon has-text-danger"><i class="fas fa-leaf"></i></span>`,
  ));

test.for(['fa-lg', 'fa-2x', 'fa-3x', 'fa-4x', 'fa-5x'])(
  'The square of an icon leaves the size %s to the font',
  (size) =>
    expectBulmaHtml(
      <Icon>
        <i className={`fas fa-leaf ${size}`} />
      </Icon>,
      `<span class="icon"><i class="fas fa-leaf ${size}"></i></span>`,
    ),
);

test.for(['small', 'medium', 'large'] as const)('The square of an icon is %s', (size) =>
  expectBulmaHtml(
    <Icon size={size}>
      <i className="fas fa-leaf" />
    </Icon>,
    `<span class="icon is-${size}"><i class="fas fa-leaf"></i></span>`,
  ),
);

test('Icons are stacked in one square, in three sizes', () =>
  expectBulmaHtml(
    <>
      <Icon>
        <span className="fa-stack fa-sm">
          <i className="fas fa-circle fa-stack-2x" />
          <i className="fas fa-leaf fa-stack-1x" />
        </span>
      </Icon>
      <Icon size="medium">
        <span className="fa-stack">
          <i className="fas fa-circle fa-stack-2x" />
          <i className="fas fa-leaf fa-stack-1x" />
        </span>
      </Icon>
      <Icon size="large">
        <span className="fa-stack fa-lg">
          <i className="fas fa-leaf fa-stack-1x" />
          <i className="fas fa-ban fa-stack-2x has-text-danger" />
        </span>
      </Icon>
    </>,
    `<span class="icon">
      <span class="fa-stack fa-sm">
        <i class="fas fa-circle fa-stack-2x"></i><i class="fas fa-leaf fa-stack-1x"></i>
      </span>
    </span>
    <span class="icon is-medium">
      <span class="fa-stack">
        <i class="fas fa-circle fa-stack-2x"></i><i class="fas fa-leaf fa-stack-1x"></i>
      </span>
    </span>
    <span class="icon is-large">
      <span class="fa-stack fa-lg">
        <i class="fas fa-leaf fa-stack-1x"></i><i class="fas fa-ban fa-stack-2x has-text-danger"></i>
      </span>
    </span>`,
  ));

test('An icon of another font, or a drawing, stands in the same square', () =>
  expectBulmaHtml(
    <>
      <Icon size="medium">
        <i className="mdi mdi-24px mdi-leaf" />
      </Icon>
      <Icon size="large">
        <svg viewBox="0 0 8 8" />
      </Icon>
    </>,
    `<span class="icon is-medium"><i class="mdi mdi-24px mdi-leaf"></i></span>
    <span class="icon is-large"><svg viewBox="0 0 8 8"></svg></span>`,
  ));

test('A placeholder stands for an icon', () =>
  expectBulmaHtml(
    <Icon skeleton>
      <i className="fas fa-leaf" />
    </Icon>,
    '<span class="icon is-skeleton"><i class="fas fa-leaf"></i></span>',
  ));

test('An icon stands beside a text', () =>
  expectBulmaHtml(
    <IconText>
      <Icon>
        <i className="fas fa-leaf" />
      </Icon>
      <span>Garden</span>
    </IconText>,
    `<span class="icon-text">
      <span class="icon"><i class="fas fa-leaf"></i></span><span>Garden</span>
    </span>`,
  ));

test('Icons stand between the words of a route', () =>
  expectBulmaHtml(
    <IconText>
      <Icon>
        <i className="fas fa-tram" />
      </Icon>
      <span>Oslo</span>
      <Icon>
        <i className="fas fa-arrow-right" />
      </Icon>
      <span>Bergen</span>
    </IconText>,
    `<span class="icon-text">
      <span class="icon"><i class="fas fa-tram"></i></span><span>Oslo</span>
      <span class="icon"><i class="fas fa-arrow-right"></i></span><span>Bergen</span>
    </span>`,
  ));

test('Icon and text have one color, or the icon has its own', () =>
  expectBulmaHtml(
    <>
      <IconText textColor="info">
        <Icon>
          <i className="fas fa-leaf" />
        </Icon>
        <span>Both</span>
      </IconText>
      <IconText>
        <Icon textColor="success">
          <i className="fas fa-leaf" />
        </Icon>
        <span>One</span>
      </IconText>
    </>,
    `<span class="icon-text has-text-info">
      <span class="icon"><i class="fas fa-leaf"></i></span><span>Both</span>
    </span>
    <span class="icon-text">
      <span class="icon has-text-success"><i class="fas fa-leaf"></i></span><span>One</span>
    </span>`,
  ));

test('As a div, icon and text head a block of text', () =>
  expectBulmaHtml(
    <div>
      <IconText as="div">
        <Icon textColor="warning">
          <i className="fas fa-leaf" />
        </Icon>
        <span>Beware</span>
      </IconText>
      <p>Nettles.</p>
    </div>,
    `<div>
      <div class="icon-text">
        <span class="icon has-text-warning"><i class="fas fa-leaf"></i></span><span>Beware</span>
      </div>
      <p>Nettles.</p>
    </div>`,
  ));
