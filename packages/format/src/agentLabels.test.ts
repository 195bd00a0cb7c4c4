import { expect, it } from 'vitest';
import { idLabels, lastNameLabels } from './agentLabels.ts';

const agents = [
  { agentName: 'Reyes, Marco', agentId: '4473310' },
  { agentName: 'Ng, Ada', agentId: '1' },
  { agentName: 'Ng, Bo', agentId: '2' },
];

it.each([
  ['4473310', 'Reyes, Marco - 4473310'],
  ['9', '9'],
])('the agent id %s is named %s', (id, label) => {
  expect(idLabels(agents)(id)).toBe(label);
});

it.each([
  ['Reyes', 'Reyes, Marco - 4473310'],
  ['Ng', 'Ng (2 agents)'],
  ['Whitfield', 'Whitfield'],
])('the last name %s is named %s', (lastName, label) => {
  expect(lastNameLabels(agents)(lastName)).toBe(label);
});
