import { expect, it } from 'vitest';
import { profileModeOf } from '../access/profileMode.ts';
import { people } from '../testing/people.ts';
import { settingsTabs } from './settingsTabs.ts';

const sessionOf = (person: keyof typeof people) => {
  const user = people[person];
  return { user, mode: profileModeOf(user), hasLeftNavigation: true };
};

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
  expect(settingsTabs(sessionOf(person)).map(({ label }) => label)).toEqual(labels);
});

it.each(['agent', 'subWithNothing', 'homeOffice', 'homeOfficeAsAgent'] as const)(
  'without the left navigation %s is offered the help of the carrier alone',
  (person) => {
    const tabs = settingsTabs({ ...sessionOf(person), hasLeftNavigation: false });
    expect(tabs).toEqual([{ label: 'Help', href: '/help' }]);
  },
);
