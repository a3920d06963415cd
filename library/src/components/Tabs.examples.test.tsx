import { test } from 'vitest';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Icon } from '../elements/Icon.tsx';
import { Tabs, type TabsProps } from './Tabs.tsx';

test.for<[TabsProps, string]>([
  [{}, ''],
  [{ centered: true }, 'is-centered'],
  [{ right: true }, 'is-right'],
  [{ size: 'small' }, 'is-small'],
  [{ size: 'medium' }, 'is-medium'],
  [{ size: 'large' }, 'is-large'],
])('Tabs with %o are four links', ([props, className]) =>
  expectBulmaHtml(
    <Tabs {...props}>
      <Tabs.List>
        <Tabs.Tab active>Trees</Tabs.Tab>
        <Tabs.Tab>Herbs</Tabs.Tab>
        <Tabs.Tab>Moss</Tabs.Tab>
        <Tabs.Tab>Ferns</Tabs.Tab>
      </Tabs.List>
    </Tabs>,
    `<div class="tabs ${className}">
      <ul>
        <li class="is-active"><a>Trees</a></li>
        <li><a>Herbs</a></li>
        <li><a>Moss</a></li>
        <li><a>Ferns</a></li>
      </ul>
    </div>`,
  ),
);

test.for<[TabsProps, string]>([
  [{ centered: true }, 'is-centered'],
  [{ boxed: true }, 'is-boxed'],
  [{ toggle: true }, 'is-toggle'],
  [{ toggle: true, toggleRounded: true }, 'is-toggle is-toggle-rounded'],
  [{ centered: true, boxed: true }, 'is-centered is-boxed'],
  [{ toggle: true, fullwidth: true }, 'is-toggle is-fullwidth'],
  [{ centered: true, boxed: true, size: 'medium' }, 'is-centered is-boxed is-medium'],
])('Tabs with %o have icons', ([props, className]) =>
  expectBulmaHtml(
    <Tabs {...props}>
      <Tabs.List>
        <Tabs.Tab active>
          <Icon size="small">
            <i className="fas fa-tree" aria-hidden="true" />
          </Icon>
          <span>Trees</span>
        </Tabs.Tab>
        <Tabs.Tab>
          <Icon size="small">
            <i className="fas fa-leaf" aria-hidden="true" />
          </Icon>
          <span>Herbs</span>
        </Tabs.Tab>
      </Tabs.List>
    </Tabs>,
    `<div class="tabs ${className}">
      <ul>
        <li class="is-active">
          <a>
            <span class="icon is-small"><i class="fas fa-tree" aria-hidden="true"></i></span>
            <span>Trees</span>
          </a>
        </li>
        <li>
          <a>
            <span class="icon is-small"><i class="fas fa-leaf" aria-hidden="true"></i></span>
            <span>Herbs</span>
          </a>
        </li>
      </ul>
    </div>`,
  ),
);

test.for<[TabsProps, string]>([
  [{ fullwidth: true }, 'is-fullwidth'],
  [{ toggle: true, fullwidth: true, size: 'large' }, 'is-toggle is-fullwidth is-large'],
])('Tabs with %o have an icon on either side', ([props, className]) =>
  expectBulmaHtml(
    <Tabs {...props}>
      <Tabs.List>
        <Tabs.Tab>
          <Icon>
            <i className="fas fa-arrow-left" aria-hidden="true" />
          </Icon>
          <span>Back</span>
        </Tabs.Tab>
        <Tabs.Tab>
          <span>On</span>
          <Icon>
            <i className="fas fa-arrow-right" aria-hidden="true" />
          </Icon>
        </Tabs.Tab>
      </Tabs.List>
    </Tabs>,
    `<div class="tabs ${className}">
      <ul>
        <li>
          <a>
            <span class="icon"><i class="fas fa-arrow-left" aria-hidden="true"></i></span>
            <span>Back</span>
          </a>
        </li>
        <li>
          <a>
            <span>On</span>
            <span class="icon"><i class="fas fa-arrow-right" aria-hidden="true"></i></span>
          </a>
        </li>
      </ul>
    </div>`,
  ),
);
