import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { describeContract } from '../../tests/contract.tsx';
import { Breadcrumb, BreadcrumbItem } from './Breadcrumb.tsx';

describeContract(Breadcrumb, {
  element: 'nav',
  className: 'breadcrumb',
  props: { children: <BreadcrumbItem href="#home">Home</BreadcrumbItem> },
});
describeContract(BreadcrumbItem, {
  element: 'a',
  className: 'is-active',
  root: 'li',
  props: { href: '#here', active: true, children: 'Here' },
});

test('A trail has the markup that Bulma documents', async () => {
  await expectBulmaHtml(
    <Breadcrumb>
      <Breadcrumb.Item href="#home">Home</Breadcrumb.Item>
      <Breadcrumb.Item href="#here" active>
        Here
      </Breadcrumb.Item>
    </Breadcrumb>,
    `<nav class="breadcrumb" aria-label="breadcrumbs">
      <ul>
        <li><a href="#home">Home</a></li>
        <li class="is-active"><a href="#here" aria-current="page">Here</a></li>
      </ul>
    </nav>`,
  );
});

test.for([
  [{ size: 'medium' }, 'is-medium'],
  [{ centered: true }, 'is-centered'],
  [{ right: true }, 'is-right'],
  [{ separator: 'arrow' }, 'has-arrow-separator'],
  [{ separator: 'succeeds' }, 'has-succeeds-separator'],
] as const)('With %o, a trail has the class %s', async ([props, className]) => {
  await expectBulmaHtml(
    <Breadcrumb {...props} />,
    `<nav class="breadcrumb ${className}" aria-label="breadcrumbs"><ul></ul></nav>`,
  );
});

test('A trail can have a name in another language', async () => {
  const screen = await render(<Breadcrumb aria-label="Brotkrumen" />);
  await expect.element(screen.getByRole('navigation', { name: 'Brotkrumen' })).toBeInTheDocument();
});

test('Only the current page is marked as such', async () => {
  const screen = await render(
    <Breadcrumb>
      <BreadcrumbItem href="#home">Home</BreadcrumbItem>
      <BreadcrumbItem href="#here" active>
        Here
      </BreadcrumbItem>
    </Breadcrumb>,
  );
  await expect
    .element(screen.getByRole('link', { name: 'Home' }))
    .not.toHaveAttribute('aria-current');
  await expect
    .element(screen.getByRole('link', { name: 'Here' }))
    .toHaveAttribute('aria-current', 'page');
});
