import { expect, it } from 'vitest';
import { people } from '../testing/people.ts';
import { settingsTabs } from './settingsTabs.ts';

/** The table of [S6], and the rule of [S2] for Worksite business alone. */
it.each([
  ['visitor', []],
  ['agent', ['Profile', 'Alerts', 'Policy', 'Users', 'Help']],
  ['individual', ['Profile', 'Alerts', 'Policy', 'Users', 'Help']],
  ['neither', ['Profile', 'Alerts', 'Policy', 'Users', 'Help']],
  ['worksite', ['Profile', 'Alerts', 'Users', 'Help']],
  ['subWithNothing', ['Profile', 'Policy', 'Help']],
  ['homeOffice', ['Help']],
  ['homeOfficeAsAgent', ['Alerts', 'Policy', 'Users', 'Help']],
] as const)('account settings offer %s the pages %j', (person, labels) => {
  expect(settingsTabs(people[person]).map(({ label }) => label)).toEqual(labels);
});
