import { expect, it } from 'vitest';
import { nounsOf } from './nounsOf.ts';

it.each([
  [{}, 'agents at the top level'],
  [{ viewAs: '4473310' }, 'agents at the top level'],
  [{ viewAs: '4473310', agentLevel: 'Associate Agent' }, 'agents'],
])('names what the total counts with the filter %o', (filters, nouns) => {
  expect(nounsOf(filters)[1]).toBe(nouns);
});
