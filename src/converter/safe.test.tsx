import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as bulmatic from 'bulmatic';
import { convert } from 'bulmatic-convert';
import { readJsx } from 'bulmatic-convert/read';
import { elementOf } from '../browser/elementOf.ts';
import { makeSafe } from './safe.ts';

function shown(html: string) {
  const { tree, addresses } = makeSafe(convert(html).tree);
  return { html: renderToStaticMarkup(elementOf(tree, bulmatic)), addresses };
}

/** HTML that users paste, and what the converter keeps. */
const HARMLESS: Readonly<Record<string, string>> = {
  '<p><script>run()</script></p>': '<p></p>',
  '<p onclick="run()">a</p>': '<p>a</p>',
  '<a href="javascript:run()">a</a>': '<a>a</a>',
  '<a href=" java\nscript:run()">a</a>': '<a>a</a>',
  '<a href="https://example.com" target="_top" ping="/a" download>a</a>': '<a href="#">a</a>',
  '<form action="/a"><button formaction="/b" name="c">d</button></form>':
    '<form><button name="c">d</button></form>',
  '<iframe srcdoc="<script>run()</script>"></iframe>': '',
  '<iframe class="box" srcdoc="<script>run()</script>"></iframe>': '<div class="box"></div>',
  '<object data="/a">b</object><embed src="/a">': '',
  '<svg onload="run()"><circle r="1"></circle><use href="/a.svg#b"></use></svg>':
    '<svg><circle r="1"></circle></svg>',
  '<svg><animate attributeName="href" to="javascript:run()"></animate></svg>': '<svg></svg>',
  '<svg><path fill="url(/a.svg#b)" stroke="url(#c)"></path></svg>':
    '<svg><path stroke="url(#c)"></path></svg>',
  '<meta http-equiv="refresh" content="0;url=/a"><base href="/a"><link rel="stylesheet" href="/a">':
    '',
  '<style>@import "/a"</style><template id=a><p>a</p></template>': '',
  '<p style="color: red; background: URL(/a); cursor: u\\72l(/b); --c: url(/c)">a</p>':
    '<p style="color:red">a</p>',
  '<p style="background-image: image-set(\'a.png\' 1x)">a</p>': '<p>a</p>',
  '<video src="/a" poster="/b" autoplay></video><audio src="/a"></audio>': '',
  '<img srcset="/a 2x" src="data:image/gif;base64,R0lGOD" alt="b">':
    '<img src="data:image/gif;base64,R0lGOD" alt="b"/>',
  '<input type="text" autofocus>': '<input type="text"/>',
  '<p ref="a" key="b" dangerouslysetinnerhtml="c" align="center">d</p>': '<p align="center">d</p>',
  '<x-run onclick="run()"><b>a</b></x-run>': '<b>a</b>',
};

test.for(Object.entries(HARMLESS))(
  '%s leaves nothing that runs, loads or leads elsewhere',
  ([html, left]) => {
    expect(shown(html).html).toBe(left);
  },
);

test('A box takes the place of a picture, and what the result does not load is listed once', () => {
  const { html, addresses } = shown(
    '<figure class="image"><img src="https://a.example/b.png" alt=""></figure>'.repeat(2) +
      '<p style="background: url(/c.png)">d</p>',
  );
  expect(html.match(/src="data:image\/svg\+xml,[^"]+"/g)).toHaveLength(2);
  expect(html).not.toContain('example');
  expect(addresses).toEqual(['https://a.example/b.png', 'url(/c.png)']);
});

test('A button that needs a handler is there, and does nothing', () => {
  const { tree } = makeSafe(readJsx('<Notification onClose={() => run()}>a</Notification>').tree);
  expect(renderToStaticMarkup(elementOf(tree, bulmatic))).toContain('class="delete"');
});

test('What is rendered is what the TSX would render', () => {
  const { html } = shown(
    '<pre>a\n  b</pre><!-- c --><p style="--d: 1px; margin: var(--d)">e</p>' +
      '<select class="f" multiple><option selected>g</option><option selected>h</option></select>',
  );
  expect(html).toBe(
    '<pre>a\n  b</pre><p style="--d:1px;margin:var(--d)">e</p>' +
      '<select class="f" multiple=""><option selected="">g</option><option selected="">h</option></select>',
  );
});
