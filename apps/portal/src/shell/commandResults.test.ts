import { describe, expect, it } from 'vitest';
import { routes } from '../routes.ts';
import { people } from '../testing/people.ts';
import { matching, pageCommands, policyCommand } from './commandResults.ts';
import { searchesPolicies } from './searchesPolicies.ts';

const addresses = (user: Parameters<typeof pageCommands>[1]) =>
  pageCommands(routes, user).map(({ to }) => to);

describe('the pages of the palette', () => {
  it('are those that the user may open', () => {
    expect(addresses(people.agent)).toEqual(expect.arrayContaining(['/home', '/pending']));
    expect(addresses(people.subWithClaims)).not.toContain('/pending');
    expect(addresses(people.homeOffice)).toContain('/home-office-user');
    expect(addresses(people.agent)).not.toContain('/home-office-user');
  });

  it('need no login for a visitor', () => {
    expect(addresses(people.visitor)).toContain('/home');
    expect(addresses(people.visitor)).not.toContain('/pending');
  });

  it('open a tool in a new tab', () => {
    expect(addresses(people.agent)).toContain('/ipipeline/new');
  });

  it.each(Object.entries(people))('have an address and a title for %s', (_, user) => {
    for (const { to, label } of pageCommands(routes, user)) {
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

  it('leads to the policy', () => {
    expect(policy.to).toBe('/policy/NL0018O0142/details');
  });

  it.each(['', 'ifeoma OKAFOR', 'nl0018', 'Okafor,', '0142 ife'])('matches %j', (text) => {
    expect(matching([policy], text)).toEqual([policy]);
  });

  it.each(['okafor james', 'NL0019'])('does not match %j', (text) => {
    expect(matching([policy], text)).toEqual([]);
  });
});

it('looks for policies only for whoever may open one', () => {
  const allowed = Object.entries(people).filter(([, user]) => searchesPolicies(user));
  expect(allowed.map(([name]) => name)).toEqual(['agent', 'subWithPolicies', 'homeOfficeAsAgent']);
});
