import { features } from '@agent-portal/data/features/features';
import { expect, it } from 'vitest';
import { people } from '../../testing/people.ts';
import { currentLink, topNavigationLinks } from './topNavigationLinks.ts';

const unassigned =
  'Today|List Bill|Tax Forms|Claims|Case Management|Hierarchy|Group Inventory|Contracting';

/** From [S2], 'Top navigation by section', and decisions 10; the current link is in brackets. */
const cases = [
  ['agent', '/', `[Home]|${unassigned}`],
  ['agent', '/home', `[Home]|${unassigned}`],
  ['agent', '/my-business', `Home|[${unassigned.replace('|', ']|')}`],
  ['visitor', '/home', '[Home]'],
  ['homeOffice', '/home', '[Home]'],
  ['subWithClaims', '/home', '[Home]|Today|Claims'],
  ['subWithNothing', '/my-business', 'Home|[Today]'],
  ['historical', '/home', '[Home]|Today|Tax Forms'],
  ['agent', '/claims', 'Home'],
  ['agent', '/account-settings/help', 'Home'],
  ['agent', '/pat', 'Home|Pending|Active|Terminated'],
  ['agent', '/pending', 'Home|[Pending]|Active|Terminated'],
  ['agent', '/active-v2', 'Home|Pending|[Active]|Terminated'],
  ['agent', '/terminated', 'Home|Pending|Active|[Terminated]'],
  ['agent', '/policy/NL1/details', 'Home|Pending|Active|Terminated'],
  ['agent', '/policy-v2/Active/NL1/details-v2', 'Home|Pending|Active|Terminated'],
  ['subWithClaims', '/pending', 'Home'],
  ['historical', '/pending', 'Home'],
  ['agent', '/commissions', 'Home|[Commissions]|Debt'],
  ['historical', '/commissions', 'Home|[Commissions]|Debt'],
  ['subWithPolicies', '/commissions', 'Home'],
  ['agent', '/commissions/debt', 'Home|Commissions|[Debt]'],
  ['agent', '/production-credit/individual/products', 'Home|[Individual]|Worksite'],
  ['agent', '/production-credit/worksite/group', 'Home|Individual|[Worksite]'],
  ['individual', '/production-credit/individual/downline', 'Home|[Individual]'],
  ['worksite', '/production-credit/worksite/agent', 'Home|[Worksite]'],
  ['neither', '/production-credit', 'Home'],
] as const;

function shownTo(
  person: keyof typeof people,
  pathname: string,
  on: ReadonlySet<(typeof features)[number]> | undefined,
) {
  const links = topNavigationLinks(pathname, { user: people[person], features: on });
  const current = currentLink(pathname, links);
  return links.map((link) => (link === current ? `[${link.label}]` : link.label)).join('|');
}

it('the top navigation shows each person the links of the section', () => {
  for (const [person, pathname, expected] of cases) {
    const shown = shownTo(person, pathname, new Set(features));
    expect.soft(shown, `${person} at ${pathname}`).toBe(expected);
  }
});

it('the top navigation hides the links of a feature that is off', () => {
  const on = new Set(features.filter((feature) => feature !== 'claims' && feature !== 'listbill'));
  expect(shownTo('agent', '/home', on)).toBe(
    '[Home]|Today|Tax Forms|Case Management|Hierarchy|Group Inventory|Contracting',
  );
});

it('the top navigation shows only the links of the current section until the features have loaded', () => {
  expect(shownTo('agent', '/commissions', undefined)).toBe('Home|[Commissions]|Debt');
  expect(shownTo('agent', '/home', undefined)).toBe('[Home]');
});
