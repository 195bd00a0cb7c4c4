import { features } from '@agent-portal/data/features/features';
import type { NavItem } from '@agent-portal/data/content/queries/contract';
import type { CurrentUser } from '@agent-portal/data/session/contract';
import { describe, expect, it } from 'vitest';
import type { VisibleItem } from '../../shared/navigation/NavigationContext.ts';
import { people } from '../../testing/people.ts';
import { hrefInText, visibleNavigation } from './navigation.ts';
import { reachOf } from './reachOf.ts';

const item = (text: string, url?: string, more: Partial<NavItem> = {}): NavItem => ({
  text,
  url,
  protected: false,
  ...more,
});

const items: readonly NavItem[] = [
  item('Home', '/home'),
  item('Today', '/my-business', { protected: true }),
  item('Policies', undefined, { children: [item('Pending', '/pending', { protected: true })] }),
  item('Commissions & Debt', undefined, {
    children: [item('Commissions', '/commissions'), item('Debt', '/commissions/debt')],
  }),
  item('Production', undefined, {
    children: [
      item('Worksite', undefined, {
        children: [item('Group', '/production-credit/worksite/group')],
      }),
    ],
  }),
  item('Claims', '/claims'),
  item('Product', '/products/term-life'),
  item('Elsewhere', 'https://education.northfield.example/'),
];

function seen(user: CurrentUser, from = items, on = features.map(String)): VisibleItem[] {
  const known = new Set(features.filter((feature) => on.includes(feature)));
  const reach = reachOf(user, known);
  return visibleNavigation(from, { user, reach, help: '/account-settings/help' });
}

/** The addresses in the carrier's text that the user can open. */
const linked = (user: CurrentUser) =>
  [
    '/home',
    '/pending',
    '/commissions',
    '/ipipeline/new',
    '/awps/new',
    '/products/term-life',
  ].filter(
    (url) =>
      hrefInText(url, {
        user,
        reach: reachOf(user, new Set(features)),
        help: '/account-settings/help',
      }) !== undefined,
  );

/** The navigation as text: `*` marks a lock, `>` an external link. */
const outline = (shown: readonly VisibleItem[]): string[] =>
  shown.flatMap(({ text, isLocked, isExternal, children }) => [
    `${text}${isLocked ? '*' : ''}${isExternal ? '>' : ''}`,
    ...outline(children).map((line) => `  ${line}`),
  ]);

describe('the navigation', () => {
  it('shows a visitor everything, protected entries with a lock', () => {
    expect(outline(seen(people.visitor))).toEqual([
      'Home',
      'Today*',
      'Policies',
      '  Pending*',
      'Commissions & Debt',
      '  Commissions*',
      '  Debt*',
      'Production',
      '  Worksite',
      '    Group*',
      'Claims*',
      'Product',
      'Elsewhere>',
    ]);
  });

  it('shows an agent everything, without locks', () => {
    const all = outline(seen(people.visitor)).map((line) => line.replace('*', ''));
    expect(outline(seen(people.agent))).toEqual(all);
    expect(outline(seen(people.homeOfficeAsAgent))).toContain('  Pending');
  });

  it('hides entries outside a sub-account’s roles, and parents without children', () => {
    expect(outline(seen(people.subWithClaims))).toEqual([
      'Home',
      'Today',
      'Claims',
      'Product',
      'Elsewhere>',
    ]);
  });

  it('hides the entries of an agent from home office that has not selected one', () => {
    expect(outline(seen(people.homeOffice))).toEqual(['Home', 'Product', 'Elsewhere>']);
  });

  it('shows an agent with historical access only the allowed entries', () => {
    const below = [...items, item('Below', '/my-business/notes')];
    expect(outline(seen(people.historical, below))).toEqual([
      'Home',
      'Today',
      'Commissions & Debt',
      '  Commissions',
      '  Debt',
      'Product',
      'Elsewhere>',
    ]);
  });

  it('hides a branch from a user without its business type', () => {
    const user = { ...people.agent, productionCreditBusinessTypes: ['Individual' as const] };
    expect(outline(seen(user))).not.toContain('Production');
  });

  it('hides the tools that a user cannot sign in to, and shows a visitor all of them', () => {
    const tools = [item('iPipeline', '/ipipeline/new', { protected: true }), item('AWPS', '/awps')];
    expect(outline(seen(people.agent, tools))).toEqual(['iPipeline', 'AWPS']);
    expect(outline(seen(people.subWithClaims, tools))).toEqual(['iPipeline', 'AWPS']);
    expect(outline(seen(people.subWithNothing, tools))).toEqual(['AWPS']);
    expect(outline(seen(people.historical, tools))).toEqual(['AWPS']);
    expect(outline(seen(people.homeOffice, tools))).toEqual(['AWPS']);
    expect(outline(seen(people.visitor, tools))).toEqual(['iPipeline*', 'AWPS']);
  });

  it('hides the entries of a feature that is off', () => {
    const on = features.filter((feature) => feature !== 'claims' && feature !== 'productpage');
    const shown = outline(seen(people.agent, items, on));
    expect(shown).not.toContain('Claims');
    expect(shown).not.toContain('Product');
  });

  it.each([
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'data:text/html,x',
    'ftp://a.example',
    'pending',
    '',
    'https://',
  ])('shows no link for the unsafe or invalid URL %s', (url) => {
    expect(seen(people.agent, [item('Bad', url)])).toEqual([]);
  });

  it('has the same Help link for every signed-in user', () => {
    const entries = [item('Help', '/help')];
    for (const user of [people.agent, people.sso, people.historical, people.homeOffice]) {
      expect(seen(user, entries)).toMatchObject([{ text: 'Help', href: '/account-settings/help' }]);
    }
  });
});

describe('a link in the text of the carrier', () => {
  it('opens every page for an agent, and the login for a visitor', () => {
    const all = ['/home', '/pending', '/commissions', '/ipipeline/new', '/awps/new'];
    expect(linked(people.agent)).toEqual([...all, '/products/term-life']);
    expect(linked(people.visitor)).toEqual([...all, '/products/term-life']);
  });

  it('is hidden if the user has no access', () => {
    expect(linked(people.subWithNothing)).toEqual(['/home', '/awps/new', '/products/term-life']);
    expect(linked(people.historical)).toEqual([
      '/home',
      '/commissions',
      '/awps/new',
      '/products/term-life',
    ]);
  });
});
