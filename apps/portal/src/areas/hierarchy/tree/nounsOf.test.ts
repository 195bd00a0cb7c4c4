import { expect, it } from 'vitest';
import { nounsOf } from './nounsOf.ts';

it.each([
  [{}, 'agents at the top level'],
  [{ viewAs: '4473310' }, 'agents at the top level'],
  [{ viewAs: '4473310', agentLevel: 'Associate Agent' }, 'agents'],
])('of a hierarchy filtered by %o it names what is counted', (filters, nouns) => {
  expect(nounsOf(filters)[1]).toBe(nouns);
});
