import { describe, expect, it } from 'vitest';
import { routes } from '../../../routes.ts';
import { people } from '../../../testing/people.ts';
import { agentCommands, pageCommands } from './commandResults.ts';
import { policyCommand } from './foundCommands.ts';
import { matching } from './matching.ts';
import type { CurrentUser } from '@agent-portal/data/session/contract';
import { searchHint } from './searchHint.ts';
import { searchedBy } from './searched.ts';
import type { Feature } from '@agent-portal/data/features/features';
import { profileModeOf } from '../../../access/profileMode.ts';
import { extraSettings, settingsTabs } from '../../../shared/settings/settingsTabs.ts';

const everyFeature = new Set(routes.flatMap(({ needs }) => needs.feature ?? []));
const pagesOf = (user: CurrentUser, features: ReadonlySet<Feature> = everyFeature) => {
  const session = { user, mode: profileModeOf(user), hasLeftNavigation: true };
  const settings = settingsTabs(session, extraSettings(session));
  return pageCommands(routes, { user, features, settings });
};
const addresses = (user: CurrentUser, features?: ReadonlySet<Feature>) =>
  pagesOf(user, features).map(({ to }) => to);

describe('the pages of the palette', () => {
  it('are those that the user may open', () => {
    expect(addresses(people.agent)).toEqual(expect.arrayContaining(['/home', '/pending']));
    expect(addresses(people.subWithClaims)).not.toContain('/pending');
    expect(addresses(people.homeOffice)).toContain('/home-office-user');
    expect(addresses(people.agent)).not.toContain('/home-office-user');
  });

  it('are, for a visitor, only those that need no login', () => {
    expect(addresses(people.visitor)).toContain('/home');
    expect(addresses(people.visitor)).not.toContain('/pending');
  });

  it('do not include pages whose feature is off', () => {
    expect(addresses(people.agent)).toContain('/claims');
    expect(addresses(people.agent, new Set())).not.toContain('/claims');
  });

  it('are, for an agent with historical access, only the unrestricted ones', () => {
    const left = addresses(people.historical);
    expect(left).toEqual(
      expect.arrayContaining(['/commissions', '/commissions/debt', '/tax-forms']),
    );
    expect(left.filter((to) => /pending|claims|hierarchy|production/.test(to))).toEqual([]);
  });

  it('include pages that need the other login, which opens first', () => {
    expect(addresses(people.agent)).toContain('/account-settings/profile');
    expect(addresses(people.homeOffice)).not.toContain('/account-settings/profile');
  });

  it('show their parent pages, but not their address', () => {
    const pages = pagesOf(people.agent);
    expect(matching(pages, 'policy worksite').map(({ detail }) => detail)).toEqual([
      'Production Credit › Worksite',
    ]);
    expect(matching(pages, 'pending').map(({ to }) => to)).toEqual(['/pending']);
    const rows = pages.map(({ label, detail }) => `${label} ${detail}`);
    expect(new Set(rows).size).toBe(rows.length);
    expect(rows.filter((row) => row.includes('/'))).toEqual([]);
  });

  it.each([
    ['follow-ups', '/follow-ups'],
    ['followups', '/follow-ups'],
    ['follow up', '/follow-ups'],
    ['activity', '/account-settings/activity'],
    ['calendar', '/account-settings/calendar'],
    ['security', '/account-settings/security'],
  ])('are found by %j', (text, to) => {
    expect(matching(pagesOf(people.agent), text).map((row) => row.to)).toEqual([to]);
  });

  it('are found by less than three letters at the start of a word', () => {
    const found = (text: string) => matching(pagesOf(people.agent), text).map(({ to }) => to);
    expect(found('pe')).toContain('/pending');
    expect(found('ng')).toEqual([]);
    expect(found('pending ng')).toEqual(['/pending']);
  });

  it('open a tool in a new tab', () => {
    expect(addresses(people.agent)).toContain('/ipipeline/new');
  });

  it.each([
    ['visitor', false],
    ['historical', false],
    ['subWithNothing', false],
    ['homeOffice', false],
    ['subWithClaims', true],
    ['homeOfficeAsAgent', true],
  ] as const)('include the tools that sign an agent in for %s: %s', (name, isOffered) => {
    const tools = ['/illustration-pro/new', '/life-portraits/new', '/ipipeline/new'];
    const offered = addresses(people[name]);
    expect(tools.filter((to) => offered.includes(to))).toEqual(isOffered ? tools : []);
    expect(offered).toContain('/awps/new');
  });

  it('include the same account-settings pages as the profile menu', () => {
    const settings = (user: CurrentUser) =>
      addresses(user).filter((to) => to.startsWith('/account-settings/'));
    expect(settings(people.subWithAll)).toEqual([
      '/account-settings/profile',
      '/account-settings/policy',
      '/account-settings/calendar',
      '/account-settings/activity',
      '/account-settings/security',
      '/account-settings/help',
    ]);
    expect(settings(people.homeOfficeAsAgent)).toContain('/account-settings/activity');
    expect(settings(people.homeOfficeAsAgent)).not.toContain('/account-settings/security');
    expect(settings(people.homeOffice)).toEqual(['/account-settings/help']);
    expect(settings(people.worksite)).not.toContain('/account-settings/policy');
    expect(addresses(people.agent)).not.toContain('/claims/results');
  });

  it.each(Object.entries(people))('have an address and a title for %s', (_, user) => {
    for (const { to, label } of pagesOf(user)) {
      expect(to).toMatch(/^\/[\w/-]+$/);
      expect(label).not.toBe('');
      expect(to).not.toMatch(/^\/(error|accessRequired)$/);
    }
  });
});

describe('a row', () => {
  const policy = policyCommand({
    policyNumber: 'NL0018O0142',
    primaryInsured: 'Okafor, Ifeoma',
    policyStatus: 'Pending',
    productType: 'Term Life',
  });

  it('opens the policy', () => {
    expect(policy.to).toBe('/policy/NL0018O0142/details');
  });

  it('impersonates an agent with the first of its IDs', () => {
    const agents = [{ name: 'Dana Whitfield', agentIds: ['4471902', '4471918'] }];
    expect(agentCommands({ agents, email: 'd@x.example', userName: '' })).toMatchObject([
      { kind: 'agent', to: '4471902', label: 'Act for Dana Whitfield' },
    ]);
    expect(agentCommands({ agents: [], email: '', userName: '' })).toEqual([]);
  });

  it.each(['', 'ifeoma OKAFOR', 'nl0018', 'Okafor,', '0142 ife'])('matches %j', (text) => {
    expect(matching([policy], text)).toEqual([policy]);
  });

  it('comes first if its words start with the search text', () => {
    const row = (label: string) => ({ ...policy, label });
    const rows = ['Lopez, Hernandez Z.', 'Hernandez, Eliza', 'Hernandez, Zoe'].map(row);
    expect(matching(rows, 'hernandez z').map(({ label }) => label)).toEqual([
      'Hernandez, Zoe',
      'Lopez, Hernandez Z.',
      'Hernandez, Eliza',
    ]);
  });

  it.each(['okafor james', 'NL0019'])('does not match %j', (text) => {
    expect(matching([policy], text)).toEqual([]);
  });
});

it.each([
  ['agent', 'policies, claims and cases'],
  ['subWithPolicies', 'policies'],
  ['homeOfficeAsAgent', 'policies, claims, cases and agents'],
  ['homeOffice', 'agents'],
  ['visitor', ''],
  ['historical', ''],
  ['subWithClaims', 'claims'],
  ['subWithNothing', ''],
] as const)('the palette lets %s search for %s in addition to pages', (name, things) => {
  expect(searchedBy(people[name]).things).toBe(things);
});

it('the palette mentions help topics in the hint only if there is a help page', () => {
  expect(searchHint(searchedBy(people.agent, new Set(['left_nav'])))).toBe(
    'Search policies, pages and help topics by name, number, phone number or e-mail address.',
  );
  expect(searchHint(searchedBy(people.agent, new Set()))).toBe(
    'Search policies and pages by name, number, phone number or e-mail address.',
  );
});

describe('a sub-account without policies', () => {
  const withRoles = (...roles: CurrentUser['roles']) => ({ ...people.subWithNothing, roles });

  it('searches for the groups and agents that its roles may open', () => {
    expect(searchedBy(withRoles('ListBill')).label).toBe('Group or page');
    expect(searchedBy(withRoles('WorksiteParticipation')).things).toBe('groups');
    expect(searchedBy(withRoles('Hierarchy')).things).toBe('agents');
    expect(searchedBy(withRoles('Hierarchy', 'ListBill')).things).toBe('groups and agents');
    expect(searchedBy(withRoles('Claims', 'CaseManagement')).label).toBe('Claim, case or page');
  });

  it('does not search for groups if list bills are off and the inventory is not open to it', () => {
    expect(searchedBy(withRoles('ListBill'), new Set()).things).toBe('');
    expect(searchedBy(withRoles('Claims', 'CaseManagement'), new Set()).things).toBe('');
  });
});
