import { expect, test } from 'vitest';
import { email } from './people.ts';
import { createRandom } from './random.ts';

test.each([
  ['Dana', 'Whitfield', /^dana\.whitfield\d+@example\.com$/],
  ['J. R.', 'O’Neill Jr.', /^jr\.oneilljr\d+@example\.com$/],
  ['José', 'Núñez', /^jose\.nunez\d+@example\.com$/],
  ['', 'Lakeshore Trust', /^lakeshoretrust\d+@example\.com$/],
  ['A'.repeat(39), 'B', /^a{39}\d+@example\.com$/],
])('the e-mail address of %s %s is one', (firstName, lastName, expected) => {
  expect(email(createRandom('names'), { firstName, lastName })).toMatch(expected);
});
