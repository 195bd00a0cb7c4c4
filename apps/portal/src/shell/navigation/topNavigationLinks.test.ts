import { expect, it } from 'vitest';
import { people } from '../../testing/people.ts';
import { currentLink, topNavigationLinks } from './topNavigationLinks.ts';

/** From [S2], 'Top navigation by section'; the current one in brackets. */
it.each([
  ['agent', '/', '[Home]'],
  ['agent', '/home', '[Home]'],
  ['visitor', '/home', '[Home]'],
  ['agent', '/claims', 'Home'],
  ['agent', '/account-settings/help', 'Home'],
  ['agent', '/pat', 'Home Pending Active Terminated'],
  ['agent', '/pending', 'Home [Pending] Active Terminated'],
  ['agent', '/active-v2', 'Home Pending [Active] Terminated'],
  ['agent', '/terminated', 'Home Pending Active [Terminated]'],
  ['agent', '/policy/NL1/details', 'Home Pending Active Terminated'],
  ['agent', '/policy-v2/Active/NL1/details-v2', 'Home Pending Active Terminated'],
  ['agent', '/commissions', 'Home [Commissions] Debt'],
  ['agent', '/commissions/debt', 'Home Commissions [Debt]'],
  ['agent', '/production-credit/individual/products', 'Home [Individual] Worksite'],
  ['agent', '/production-credit/worksite/group', 'Home Individual [Worksite]'],
  ['individual', '/production-credit/individual/downline', 'Home [Individual]'],
  ['worksite', '/production-credit/worksite/agent', 'Home [Worksite]'],
  ['neither', '/production-credit', 'Home'],
] as const)('%s at %s has %s on top', (person, pathname, expected) => {
  const links = topNavigationLinks(pathname, people[person]);
  const current = currentLink(pathname, links);
  const shown = links.map((link) => (link === current ? `[${link.text}]` : link.text));
  expect(shown.join(' ')).toBe(expected);
});
