import { roles } from '@agent-portal/data/endpoint';
import { describe, expect, it, test } from 'vitest';
import { people } from '../testing/people.ts';
import { gatedFeatures } from './accessRules.ts';
import { decide } from './guards.ts';
import { isOpenToHistorical } from './isOpenToHistorical.ts';
import { profileModeOf } from './profileMode.ts';
import { profileInitial, profileLine, profileTitle } from './profileTitle.ts';

it('lists each feature that a page needs once', () => {
  expect([...gatedFeatures].sort()).toEqual([
    'casemanagement',
    'claims',
    'commissions',
    'left_nav',
    'listbill',
    'productioncredit',
    'productpage',
    'taxforms',
  ]);
});

it('treats an agent without agent data as an agent without a linked account', () => {
  const visit = {
    needs: { login: true, linkedAccount: true },
    user: { ...people.homeOfficeAsAgent, agentData: null },
    features: new Set<never>(),
    address: '/contracting',
  } as const;
  expect(decide(visit)).toEqual({ to: '/requires-ping', by: 'router' });
});

test('opens pages of commissions, tax forms, and no role to an agent with historical access', () => {
  const open = [undefined, ...roles].filter((role) =>
    isOpenToHistorical({ ...(role && { role }) }),
  );
  expect(open).toEqual([undefined, 'CommissionsAgentDebt', 'TaxForms']);
});

describe('the profile menu', () => {
  it.each([
    ['visitor', 'visitor', 'Log-in', undefined],
    ['agent', 'agent', 'Dana Whitfield', 'D'],
    ['subWithNothing', 'sub-account', 'sub.none@northfield.example', undefined],
    ['homeOffice', 'home-office', 'office', 'C'],
    [
      'homeOfficeAsAgent',
      'home-office-as-agent',
      'Logged in as agent@northfield.example',
      undefined,
    ],
  ] as const)(
    'of %s has the mode %s, the title %s and the badge %s',
    (person, mode, title, initial) => {
      expect(profileModeOf(people[person])).toBe(mode);
      expect(profileTitle(people[person])).toBe(title);
      expect(profileInitial(people[person])).toBe(initial);
    },
  );

  it('shows the first or last name of an agent when the other is missing', () => {
    expect(profileTitle({ ...people.agent, firstName: '' })).toBe('Whitfield');
    expect(profileTitle({ ...people.agent, lastName: '' })).toBe('Dana');
  });

  it('shows the name of a home-office user under the username', () => {
    expect(profileLine(people.homeOffice)).toBe('Carol Denney');
    expect(profileLine({ ...people.homeOffice, firstName: '' })).toBe('Denney');
    expect(profileLine(people.homeOfficeAsAgent)).toBe('');
    expect(profileLine(people.agent)).toBe('Agent 4471902');
  });

  it('shows the name or the agent ID of an impersonated agent without a username', () => {
    const { homeOfficeAsAgent } = people;
    const agentData = { ...homeOfficeAsAgent.agentData, username: '' };
    expect(profileTitle({ ...homeOfficeAsAgent, agentData })).toBe('Logged in as Dana Whitfield');
    expect(profileTitle({ ...homeOfficeAsAgent, agentData: null })).toBe('Logged in as 4471902');
  });
});
