import { test } from 'vitest';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Control } from '../form/Control.tsx';
import { Field } from '../form/Field.tsx';
import { Tag } from './Tag.tsx';
import { Tags, type TagsProps } from './Tags.tsx';

test.for<[TagsProps, string]>([
  [{}, ''],
  [{ size: 'medium' }, 'are-medium'],
  [{ size: 'large' }, 'are-large'],
  [{ centered: true }, 'is-centered'],
  [{ right: true }, 'is-right'],
])('A list with %o holds three tags', ([props, className]) =>
  expectBulmaHtml(
    <Tags {...props}>
      <Tag>Sun</Tag>
      <Tag>Wind</Tag>
      <Tag>Rain</Tag>
    </Tags>,
    `<div class="tags ${className}">
      <span class="tag">Sun</span><span class="tag">Wind</span><span class="tag">Rain</span>
    </div>`,
  ),
);

test('In a list of medium tags, some have a size of their own', () =>
  expectBulmaHtml(
    <Tags size="medium">
      <Tag>Medium</Tag>
      <Tag size="normal">Normal</Tag>
      <Tag size="large">Large</Tag>
    </Tags>,
    `<div class="tags are-medium">
      <span class="tag">Medium</span>
      <span class="tag is-normal">Normal</span>
      <span class="tag is-large">Large</span>
    </div>`,
  ));

const letters = [...'abcdefghijklmnopqrst'];

test('A list of twenty tags is one element', () =>
  expectBulmaHtml(
    <Tags>
      {letters.map((letter) => (
        <Tag key={letter}>{letter}</Tag>
      ))}
    </Tags>,
    `<div class="tags">
      ${letters.map((letter) => `<span class="tag">${letter}</span>`).join('')}
    </div>`,
  ));

test('Two tags are attached to each other', () =>
  expectBulmaHtml(
    <Tags addons>
      <Tag>Wind</Tag>
      <Tag color="primary">West</Tag>
    </Tags>,
    '<div class="tags has-addons"><span class="tag">Wind</span><span class="tag is-primary">West</span></div>',
  ));

test('A delete button is attached to a tag', () =>
  expectBulmaHtml(
    <Tags addons>
      <Tag color="danger">Rain</Tag>
      <Tag as="a" delete />
    </Tags>,
    '<div class="tags has-addons"><span class="tag is-danger">Rain</span><a class="tag is-delete"></a></div>',
  ));

test('Pairs of attached tags are grouped in a field', () =>
  expectBulmaHtml(
    <Field grouped groupedMultiline>
      <Control>
        <Tags addons>
          <Tag color="dark">wind</Tag>
          <Tag color="info">west</Tag>
        </Tags>
      </Control>
      <Control>
        <Tags addons>
          <Tag color="dark">tide</Tag>
          <Tag color="success">high</Tag>
        </Tags>
      </Control>
    </Field>,
    `<div class="field is-grouped is-grouped-multiline">
      <div class="control">
        <div class="tags has-addons">
          <span class="tag is-dark">wind</span><span class="tag is-info">west</span>
        </div>
      </div>
      <div class="control">
        <div class="tags has-addons">
          <span class="tag is-dark">tide</span><span class="tag is-success">high</span>
        </div>
      </div>
    </div>`,
  ));

test('Links that can be removed are grouped in a field', () =>
  expectBulmaHtml(
    <Field grouped groupedMultiline>
      {['Boats', 'Birds'].map((topic) => (
        <Control key={topic}>
          <Tags addons>
            <Tag as="a" color="link">
              {topic}
            </Tag>
            <Tag as="a" delete />
          </Tags>
        </Control>
      ))}
    </Field>,
    `<div class="field is-grouped is-grouped-multiline">
      <div class="control">
        <div class="tags has-addons"><a class="tag is-link">Boats</a><a class="tag is-delete"></a></div>
      </div>
      <div class="control">
        <div class="tags has-addons"><a class="tag is-link">Birds</a><a class="tag is-delete"></a></div>
      </div>
    </div>`,
  ));
