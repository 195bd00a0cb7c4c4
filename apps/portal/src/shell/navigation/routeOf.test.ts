import { content } from '@agent-portal/data/content/mocks';
import type { NavItem } from '@agent-portal/data/content/queries/contract';
import { matchRoutes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { routes } from '../../routes.ts';
import { routeOf } from './routeOf.ts';

const asRouter = routes.flatMap(({ id, paths }) => paths.map((path) => ({ id, path })));

it('finds the row that the router finds', () => {
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

it('uses the same page names in the navigation as in the sitemap', () => {
  const { data } = content.agent_center_nav as { data: { agent_center_nav: NavItem[] } };
  const named = linksOf(data.agent_center_nav).flatMap(({ text, url }) => {
    const title = url?.startsWith('/') ? routeOf(url)?.route.title : '';
    return title ? [[url, text, title]] : [];
  });
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(([, text, title]) => text !== title)).toEqual([]);
});
