import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ROOMS } from '../../eslint.config.ts';

test.for(Object.entries(ROOMS))(
  'The folders of %s are the rooms that the lint rules know, and no file is outside of them',
  ([tree, { order }]) => {
    expect(readdirSync(tree).toSorted()).toEqual(order.toSorted());
  },
);
