import { test } from 'vitest';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Icon } from '../elements/Icon.tsx';
import { Breadcrumb, type BreadcrumbProps } from './Breadcrumb.tsx';

test.for<[BreadcrumbProps, string]>([
  [{}, ''],
  [{ centered: true }, 'is-centered'],
  [{ right: true }, 'is-right'],
  [{ size: 'small' }, 'is-small'],
  [{ size: 'medium' }, 'is-medium'],
  [{ size: 'large' }, 'is-large'],
  [{ separator: 'arrow' }, 'has-arrow-separator'],
  [{ separator: 'bullet' }, 'has-bullet-separator'],
  [{ separator: 'dot' }, 'has-dot-separator'],
  [{ separator: 'succeeds' }, 'has-succeeds-separator'],
])('A trail with %o leads to the current page', ([props, className]) =>
  expectBulmaHtml(
    <Breadcrumb {...props}>
      <Breadcrumb.Item href="#">Atlas</Breadcrumb.Item>
      <Breadcrumb.Item href="#">Europe</Breadcrumb.Item>
      <Breadcrumb.Item href="#">Norway</Breadcrumb.Item>
      <Breadcrumb.Item href="#" active>
        Oslo
      </Breadcrumb.Item>
    </Breadcrumb>,
    `<nav class="breadcrumb ${className}" aria-label="breadcrumbs">
      <ul>
        <li><a href="#">Atlas</a></li>
        <li><a href="#">Europe</a></li>
        <li><a href="#">Norway</a></li>
        <li class="is-active"><a href="#" aria-current="page">Oslo</a></li>
      </ul>
    </nav>`,
  ),
);

test('A trail has an icon before each text', () =>
  expectBulmaHtml(
    <Breadcrumb>
      <Breadcrumb.Item href="#">
        <Icon size="small">
          <i className="fas fa-globe" aria-hidden="true" />
        </Icon>
        <span>Atlas</span>
      </Breadcrumb.Item>
      <Breadcrumb.Item href="#" active>
        <Icon size="small">
          <i className="fas fa-flag" aria-hidden="true" />
        </Icon>
        <span>Norway</span>
      </Breadcrumb.Item>
    </Breadcrumb>,
    `<nav class="breadcrumb" aria-label="breadcrumbs">
      <ul>
        <li>
          <a href="#">
            <span class="icon is-small"><i class="fas fa-globe" aria-hidden="true"></i></span>
            <span>Atlas</span>
          </a>
        </li>
        <li class="is-active">
          <a href="#" aria-current="page">
            <span class="icon is-small"><i class="fas fa-flag" aria-hidden="true"></i></span>
            <span>Norway</span>
          </a>
        </li>
      </ul>
    </nav>`,
  ));
