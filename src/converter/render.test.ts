import { expect, test } from 'vitest';
import { render } from './render.ts';

const REMEDY = 'can’t be rendered. Check its props, and what is around it and in it.';

test.for([
  ['<Box>\n  <p>a</p>\n  <Modal.Close />\n  <b>c</b>\n</Box>', 'Line 3, column 3: Modal.Close'],
  ['<Box as="a b">c</Box>', 'Line 1, column 1: Box'],
  [
    '<Box>\n  <Tag>a</Tag>\n  <textarea defaultValue="b">c</textarea>\n</Box>',
    'Line 3, column 3: textarea',
  ],
  [
    '<Tabs.Group>\n  <Tabs>\n    <Tabs.Tab>a</Tabs.Tab>\n  </Tabs>\n</Tabs.Group>',
    'Line 3, column 5: Tabs.Tab',
  ],
] as const)('%j is refused by the element that fails', ([code, element]) => {
  expect(() => render({ language: 'tsx', code })).toThrow(`${element} ${REMEDY}`);
});
