/** Prints how long the converter takes for up to a megabyte of HTML of several kinds, and how that grows. */
import { readFileSync } from 'node:fs';
import { convert } from '../convert/src/index.ts';

const PAGE = readFileSync('tests/fixtures/template.html', 'utf8').replace(
  /^.*<body>|<script>.*$/gs,
  '',
);

/** What the HTML is made of, over and over. */
const KINDS: Readonly<Record<string, string>> = {
  'a page of Bulma': PAGE,
  'short paragraphs': '<p class="title">A page</p>\n',
  'text alone': 'One word after another, ',
  'a table': '<table class="table"><tr><td>A</td><td class="is-narrow">B</td></tr></table>',
  'paragraphs of a letter': '<p>A',
  'lists of a letter': '<ul><li>A<li>B</ul>',
  'line breaks': '<br>',
  'rows without an end': '<table class="table"><tr><td>A<td>B<tr><td>C</table>',
  'elements without an end': '<div class="box"><p>A<li>B</div>',
  'items and end tags of nothing': '<li><p>A</i>',
  // The parser repeats up to three of them in each element that follows.
  'bold text without an end': '<div class="box"><p>A<b>B</div>',
  attributes: '<a class="button" data-a="b" title="c" href="/d" aria-label="e">f</a>',
  'inline styles':
    '<p style="color: red; margin: 1px 2px; --a: url(b); width: calc(1px + 2em)">A</p>',
  'styles without an end': '<p style="a: (b">A</p>',
  templates: '<p class="{% if a %}is-b{% endif %} c">{{ d }}</p>',
  'templates without an end': '<p>{{ a {% b <% c</p>',
};

/** HTML of a size in bytes. */
const fill = (piece: string, size: number) => piece.repeat(Math.ceil(size / piece.length));

function millisecondsFor(html: string): number {
  const started = performance.now();
  convert(html);
  return Math.round(performance.now() - started);
}

convert(PAGE);
const rows = Object.entries(KINDS).map(([kind, piece]) => {
  const [quarter = 0, half = 0, whole = 0] = [0.25, 0.5, 1].map((share) =>
    millisecondsFor(fill(piece, share * 1e6)),
  );
  return [
    kind,
    {
      '0.25 MB': quarter,
      '0.5 MB': half,
      '1 MB': whole,
      'growth per doubling': +(whole / half).toFixed(1),
    },
  ] as const;
});
console.log('Milliseconds:');
console.table(Object.fromEntries(rows));
