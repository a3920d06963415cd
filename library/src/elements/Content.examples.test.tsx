import { test } from 'vitest';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Content, type ContentProps } from './Content.tsx';

test.for<[ContentProps, string]>([
  [{}, ''],
  [{ size: 'small' }, 'is-small'],
  [{ size: 'normal' }, 'is-normal'],
  [{ size: 'medium' }, 'is-medium'],
  [{ size: 'large' }, 'is-large'],
])('Content with %o holds headings, text and a list', ([props, className]) =>
  expectBulmaHtml(
    <Content {...props}>
      <h1>Bread</h1>
      <p>Flour and water.</p>
      <h2>Flour</h2>
      <p>
        Take <strong>rye</strong>.
      </p>
      <ul>
        <li>A pound of it.</li>
        <li>Sieved.</li>
      </ul>
    </Content>,
    `<div class="content ${className}">
      <h1>Bread</h1>
      <p>Flour and water.</p>
      <h2>Flour</h2>
      <p>Take <strong>rye</strong>.</p>
      <ul><li>A pound of it.</li><li>Sieved.</li></ul>
    </div>`,
  ),
);

test('Content holds lists that are numbered by their type', () =>
  expectBulmaHtml(
    <Content>
      {(['1', 'A', 'a', 'I', 'i'] as const).map((type) => (
        <ol key={type} type={type}>
          <li>Rye</li>
          <li>Oats</li>
        </ol>
      ))}
    </Content>,
    `<div class="content">
      <ol type="1"><li>Rye</li><li>Oats</li></ol>
      <ol type="A"><li>Rye</li><li>Oats</li></ol>
      <ol type="a"><li>Rye</li><li>Oats</li></ol>
      <ol type="I"><li>Rye</li><li>Oats</li></ol>
      <ol type="i"><li>Rye</li><li>Oats</li></ol>
    </div>`,
  ));

test('Content holds lists that are numbered by a class', () =>
  expectBulmaHtml(
    <Content>
      <Content.OrderedList marker="lower-alpha">
        <li>Rye</li>
      </Content.OrderedList>
      <Content.OrderedList marker="lower-roman">
        <li>Rye</li>
      </Content.OrderedList>
      <Content.OrderedList marker="upper-alpha">
        <li>Rye</li>
      </Content.OrderedList>
      <Content.OrderedList marker="upper-roman">
        <li>Rye</li>
      </Content.OrderedList>
    </Content>,
    `<div class="content">
      <ol class="is-lower-alpha"><li>Rye</li></ol>
      <ol class="is-lower-roman"><li>Rye</li></ol>
      <ol class="is-upper-alpha"><li>Rye</li></ol>
      <ol class="is-upper-roman"><li>Rye</li></ol>
    </div>`,
  ));

test('Content holds quotes, definitions, code, figures and tables', () =>
  expectBulmaHtml(
    <Content>
      <blockquote>Bread is a slow thing.</blockquote>
      <dl>
        <dt>Rye</dt>
        <dd>A grass</dd>
      </dl>
      <pre>bake()</pre>
      <figure>
        <img src="data:," alt="A loaf" />
        <figcaption>Day two</figcaption>
      </figure>
      <table>
        <tbody>
          <tr>
            <th>Rye</th>
            <td>500</td>
          </tr>
        </tbody>
      </table>
    </Content>,
    `<div class="content">
      <blockquote>Bread is a slow thing.</blockquote>
      <dl><dt>Rye</dt><dd>A grass</dd></dl>
      <pre>bake()</pre>
      <figure><img src="data:," alt="A loaf"><figcaption>Day two</figcaption></figure>
      <table><tbody><tr><th>Rye</th><td>500</td></tr></tbody></table>
    </div>`,
  ));
