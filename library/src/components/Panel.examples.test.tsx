import { test } from 'vitest';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Button } from '../elements/Button.tsx';
import { Icon } from '../elements/Icon.tsx';
import { Control } from '../form/Control.tsx';
import { Input } from '../form/Input.tsx';
import { Panel } from './Panel.tsx';

const search = (
  <Panel.Block>
    <Control as="p" iconsLeft>
      <Input type="text" placeholder="Find" />
      <Icon left>
        <i className="fas fa-eye" aria-hidden="true" />
      </Icon>
    </Control>
  </Panel.Block>
);

const searchHtml = `<div class="panel-block">
  <p class="control has-icons-left">
    <input class="input" type="text" placeholder="Find">
    <span class="icon is-left"><i class="fas fa-eye" aria-hidden="true"></i></span>
  </p>
</div>`;

const row = (
  <Panel.Block as="a" active>
    <Panel.Icon>
      <i className="fas fa-leaf" aria-hidden="true" />
    </Panel.Icon>
    oak
  </Panel.Block>
);

const rowHtml = `<a class="panel-block is-active">
  <span class="panel-icon"><i class="fas fa-leaf" aria-hidden="true"></i></span>
  oak
</a>`;

test('A panel has a search, tabs, rows, a checkbox and a button', () =>
  expectBulmaHtml(
    <Panel>
      <Panel.Heading>Trees</Panel.Heading>
      {search}
      <Panel.Tabs>
        <Panel.Tab active>All</Panel.Tab>
        <Panel.Tab>Young</Panel.Tab>
        <Panel.Tab>Old</Panel.Tab>
      </Panel.Tabs>
      {row}
      <Panel.Block as="a">
        <Panel.Icon>
          <i className="fas fa-seedling" aria-hidden="true" />
        </Panel.Icon>
        elm
      </Panel.Block>
      <Panel.Block as="label">
        <input type="checkbox" />
        keep this
      </Panel.Block>
      <Panel.Block>
        <Button color="link" outlined fullwidth>
          Show all
        </Button>
      </Panel.Block>
    </Panel>,
    `<nav class="panel">
      <p class="panel-heading">Trees</p>
      ${searchHtml}
      <p class="panel-tabs"><a class="is-active">All</a><a>Young</a><a>Old</a></p>
      ${rowHtml}
      <a class="panel-block">
        <span class="panel-icon"><i class="fas fa-seedling" aria-hidden="true"></i></span>
        elm
      </a>
      <label class="panel-block"><input type="checkbox">keep this</label>
      <div class="panel-block">
        <button class="button is-link is-outlined is-fullwidth">Show all</button>
      </div>
    </nav>`,
  ));

test.for(['link', 'primary', 'info', 'success', 'warning', 'danger', 'black', 'dark'] as const)(
  'A panel is an article in the color %s',
  (color) =>
    expectBulmaHtml(
      <Panel as="article" color={color}>
        <Panel.Heading>Trees</Panel.Heading>
        <Panel.Tabs>
          <Panel.Tab active>All</Panel.Tab>
          <Panel.Tab>Old</Panel.Tab>
        </Panel.Tabs>
        {search}
        {row}
      </Panel>,
      `<article class="panel is-${color}">
        <p class="panel-heading">Trees</p>
        <p class="panel-tabs"><a class="is-active">All</a><a>Old</a></p>
        ${searchHtml}
        ${rowHtml}
      </article>`,
    ),
);
