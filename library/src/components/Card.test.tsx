import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { describeContract } from '../../tests/contract.tsx';
import {
  Card,
  CardContent,
  CardFooter,
  CardFooterItem,
  CardHeader,
  CardHeaderIcon,
  CardHeaderTitle,
  CardImage,
} from './Card.tsx';

const children = 'Report';

describeContract(Card, { element: 'div', className: 'card', props: { children } });
describeContract(CardHeader, { element: 'header', className: 'card-header', props: { children } });
describeContract(CardHeaderTitle, {
  element: 'p',
  className: 'card-header-title',
  props: { children },
});
describeContract(CardHeaderIcon, {
  element: 'button',
  className: 'card-header-icon',
  props: { 'aria-label': 'More' },
});
describeContract(CardImage, { element: 'div', className: 'card-image', props: { children } });
describeContract(CardContent, { element: 'div', className: 'card-content', props: { children } });
describeContract(CardFooter, { element: 'footer', className: 'card-footer', props: { children } });
describeContract(CardFooterItem, {
  element: 'a',
  className: 'card-footer-item',
  props: { children, href: '#report' },
});

test('A card of all parts has the markup that Bulma documents', async () => {
  await expectBulmaHtml(
    <Card>
      <Card.Header>
        <Card.HeaderTitle>Report</Card.HeaderTitle>
        <Card.HeaderIcon aria-label="more options">…</Card.HeaderIcon>
      </Card.Header>
      <Card.Image>
        <figure className="image is-4by3" />
      </Card.Image>
      <Card.Content>
        <div className="content">All is well.</div>
      </Card.Content>
      <Card.Footer>
        <Card.FooterItem href="#save">Save</Card.FooterItem>
        <Card.FooterItem as="p">Saved at noon</Card.FooterItem>
      </Card.Footer>
    </Card>,
    `<div class="card">
      <header class="card-header">
        <p class="card-header-title">Report</p>
        <button class="card-header-icon" aria-label="more options">…</button>
      </header>
      <div class="card-image"><figure class="image is-4by3"></figure></div>
      <div class="card-content"><div class="content">All is well.</div></div>
      <footer class="card-footer">
        <a href="#save" class="card-footer-item">Save</a>
        <p class="card-footer-item">Saved at noon</p>
      </footer>
    </div>`,
  );
});

test('The title of a card can be a heading, and can be in the middle', async () => {
  const screen = await render(
    <CardHeaderTitle as="h3" centered>
      Report
    </CardHeaderTitle>,
  );
  const heading = screen.getByRole('heading', { name: 'Report', level: 3 });
  await expect.element(heading).toHaveClass('card-header-title', 'is-centered');
});

test('The icon of a header does not submit a form unless told to', async () => {
  const screen = await render(
    <>
      <CardHeaderIcon aria-label="Button" />
      <CardHeaderIcon as="a" href="#more" aria-label="Link" />
    </>,
  );
  await expect.element(screen.getByRole('button')).toHaveAttribute('type', 'button');
  await expect.element(screen.getByRole('link')).not.toHaveAttribute('type');
});
