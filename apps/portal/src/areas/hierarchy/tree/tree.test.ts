import type { AgentInformation } from '@agent-portal/data/hierarchy/shapes';
import { expect, it } from 'vitest';
import { isOutside, pathOf } from './pathOf.ts';
import { nounsOf } from './nounsOf.ts';

const information = (uplines: readonly string[] | undefined) =>
  ({
    agentId: '4473322',
    uplines: uplines?.map((agentId) => ({ agentId, agentName: '' })),
  }) as AgentInformation;

it.each([
  ['no view', ['4471902', '4473310'], undefined, false],
  ['a view above the agent', ['4471902', '4473310'], '4473310', false],
  ['a view of the agent', ['4471902'], '4473322', false],
  ['a view of another branch', ['4471902', '4473310'], '4473329', true],
  ['a carrier without uplines', undefined, '4473329', false],
])(
  'an agent is outside of a view only if it is not below: %s',
  (_name, uplines, viewAs, outside) => {
    expect(isOutside(information(uplines), viewAs)).toBe(outside);
  },
);

it('a path begins with the agent of the view', () => {
  const found = information(['4471902', '4473310']);
  expect(pathOf(found, '4473310').agentIds).toEqual(['4473310', '4473322']);
  expect(pathOf(found, undefined).agentIds).toEqual(['4471902', '4473310', '4473322']);
});

it.each([
  [{}, 'agents at the top level'],
  [{ viewAs: '4473310' }, 'agents at the top level'],
  [{ viewAs: '4473310', agentLevel: 'Associate Agent' }, 'agents'],
])('names what the total counts with the filter %o', (filters, nouns) => {
  expect(nounsOf(filters)[1]).toBe(nouns);
});
