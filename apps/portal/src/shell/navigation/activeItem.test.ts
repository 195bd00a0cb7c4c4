import { content } from '@agent-portal/data/content/mocks';
import type { NavItem } from '@agent-portal/data/content/queries/contract';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { VisibleItem } from '../../shared/navigation/NavigationContext.ts';
import { activeItem, isOrContains } from './activeItem.ts';
import { routes } from '../../routes.ts';
import { routeOf } from './routeOf.ts';

const link = (href: string): VisibleItem => ({
  text: href,
  href,
  isExternal: false,
  isLocked: false,
  icon: undefined,
  children: [],
});
const downline = link('/production-credit/individual/downline');
const { href: _, ...parent } = link('');
const individual = { ...parent, text: 'Individual', children: [downline] };
const production = { ...parent, text: 'Production', children: [individual] };
const items = [
  link('/home'),
  link('/commissions'),
  link('/commissions/debt'),
  link('/error'),
  link('/group-inventory'),
  { ...link('https://elsewhere.example/pending'), isExternal: true },
  production,
];

describe('the active entry', () => {
  it.each([
    ['/', '/home'],
    ['/home', '/home'],
    ['/commissions', '/commissions'],
    ['/commissions/debt', '/commissions/debt'],
    ['/group-inventory/4711', '/group-inventory'],
    ['/production-credit/individual/downline', downline.href],
    ['/production-credit/individual/downline/4471902', downline.href],
  ])('at %s is %s', (pathname, href) => {
    expect(activeItem(items, pathname)?.href).toBe(href);
  });

  it.each(['/error', '/nowhere', '/production-credit/worksite/group', '/homes', '/pending'])(
    'is undefined at %s',
    (pathname) => {
      expect(activeItem(items, pathname)).toBeUndefined();
    },
  );

  it('is the list at each version of the list, and at its policies', () => {
    const menu = [link('/pending'), link('/active')];
    for (const pathname of ['/pending', '/pending-v2', '/policy-v2/Pending/NL1/details-v2']) {
      expect(activeItem(menu, pathname)?.href).toBe('/pending');
    }
    expect(activeItem(menu, '/active-v2')?.href).toBe('/active');
    expect(activeItem(menu, '/policy-v2/lapsed/NL1/details-v2')).toBeUndefined();
  });

  it('opens only its own parents', () => {
    const active = activeItem(items, '/production-credit/individual/downline');
    expect(items.filter((item) => isOrContains(item, active))).toEqual([production]);
    expect(isOrContains(individual, active)).toBe(true);
    expect(items.some((item) => isOrContains(item, undefined))).toBe(false);
  });
});

const asRouter = routes.flatMap(({ id, paths }) => paths.map((path) => ({ id, path })));

it('the active item finds the row that the router finds', () => {
  const addresses = routes.flatMap(({ paths }) =>
    paths.map((path) => path.replace(':new?', 'new').replaceAll(/:\w+/g, 'x').replace('*', '/any')),
  );
  const others = ['/Pending', '/pending/', '/Policy/x?a=b/c', '/products/term-life#top', '/'];
  for (const address of [...addresses, ...others]) {
    const match = matchRoutes(asRouter, address)?.at(-1);
    const found = routeOf(address);
    expect.soft(match, address).toBeDefined();
    expect
      .soft([found?.route.id, found?.params], address)
      .toEqual([match?.route.id, match?.params]);
  }
});

const linksOf = (items: readonly NavItem[]): NavItem[] =>
  items.flatMap((item) => [item, ...linksOf(item.children ?? [])]);

it('the active item uses the same page names in the navigation as in the sitemap', () => {
  const { data } = content.agent_center_nav as { data: { agent_center_nav: NavItem[] } };
  const named = linksOf(data.agent_center_nav).flatMap(({ text, url }) => {
    const title = url?.startsWith('/') ? routeOf(url)?.route.title : '';
    return title ? [[url, text, title]] : [];
  });
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(([, text, title]) => text !== title)).toEqual([]);
});
