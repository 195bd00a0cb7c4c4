import { expect, it } from 'vitest';
import { profileModeOf } from '../../access/profileMode.ts';
import { people } from '../../testing/people.ts';
import { extraSettings, settingsTabs } from './settingsTabs.ts';

const sessionOf = (person: keyof typeof people) => {
  const user = people[person];
  return { user, mode: profileModeOf(user), hasLeftNavigation: true };
};

/** The table of [S6], and the rule of [S2] for users with only worksite business. */
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

it.each([
  ['visitor', ''],
  ['agent', 'Calendar, Activity, Security'],
  ['subWithNothing', 'Activity, Security'],
  ['subWithPolicies', 'Calendar, Activity, Security'],
  ['historical', 'Activity, Security'],
  ['homeOffice', ''],
  ['homeOfficeAsAgent', 'Activity'],
] as const)(
  'account settings offer %s %j before Help if the carrier supports them',
  (name, extra) => {
    const session = sessionOf(name);
    const labels = settingsTabs(session, extraSettings(session)).map(({ label }) => label);
    const without = settingsTabs(session).map(({ label }) => label);
    const added = labels.filter((label) => !without.includes(label));
    expect(added.join(', ')).toBe(extra);
    expect(labels.at(-1)).toBe(without.at(-1));
  },
);

it.each(['agent', 'subWithNothing', 'homeOffice', 'homeOfficeAsAgent'] as const)(
  'without the left navigation %s gets only the help of the carrier',
  (person) => {
    const session = { ...sessionOf(person), hasLeftNavigation: false };
    const tabs = settingsTabs(session, extraSettings(session));
    expect(tabs).toEqual([{ label: 'Help', href: '/help' }]);
  },
);
