import { expect, it } from 'vitest';
import { profileModeOf } from './access/profileMode.ts';
import type { PortalRoute } from './PortalRoute.ts';
import { routes } from './routes.ts';
import type { Session } from './session/session.ts';
import { expectedWholeBook } from './testing/expectedVisits.ts';
import { settingsTabs } from './shared/settings/settingsTabs.ts';
import { people } from './testing/people.ts';

it('each row has a page or redirects to one', async () => {
  for (const { id, lazy, redirectTo } of routes) {
    const page = (await lazy?.())?.Page;
    expect
      .soft(page === undefined ? typeof redirectTo : typeof page, id)
      .toBe(page === undefined ? 'string' : 'function');
  }
});

it('lists the pages of each area, and last the page that matches any address', () => {
  const areas = import.meta.glob<readonly PortalRoute[]>('./areas/*/pages.ts', {
    eager: true,
    import: 'pages',
  });
  const ids = Object.values(areas).flatMap((pages) => pages.map(({ id }) => id));
  expect(routes.map(({ id }) => id).toSorted()).toEqual(['home', ...ids].toSorted());
  expect(routes.at(-1)?.paths).toEqual(['*']);
});

it.each([
  ['agent', '/account-settings/profile'],
  ['subWithNothing', '/account-settings/profile'],
  ['homeOfficeAsAgent', '/account-settings/alerts'],
  ['homeOffice', '/account-settings/help'],
] as const)(
  'redirects %s from bare /account-settings to the first page that the user may open',
  (name, to) => {
    const user = people[name];
    const row = routes.find(({ id }) => id === 'account-settings');
    const session = { user, mode: profileModeOf(user), hasLeftNavigation: true } as Session;
    expect(row?.redirectFor?.(session)).toBe(to);
    expect(settingsTabs(session)[0]?.href).toBe(to);
  },
);

it('each page of the whole book says that it ignores View as, and no other page does', () => {
  const ignoring = routes.filter(({ ignoresViewAs }) => ignoresViewAs);
  expect(ignoring.map(({ id }) => id).toSorted()).toEqual(expectedWholeBook.toSorted());
  expect(ignoring.filter(({ knowsViewAs }) => knowsViewAs)).toEqual([]);
});

it('no page about one thing knows View as, because lists of the whole book and the search offer it', () => {
  const ofOneThing = routes.filter(({ paths }) => paths.some((path) => path.includes(':')));
  expect(ofOneThing.map(({ id }) => id)).toContain('client');
  expect(ofOneThing.filter(({ knowsViewAs }) => knowsViewAs)).toEqual([]);
});

it('only content, launcher and policy rows share a page', async () => {
  const pages = await Promise.all(routes.map(async ({ lazy }) => (await lazy?.())?.Page));
  const shared = pages.filter((page, at) => page && pages.indexOf(page) !== at);
  expect(new Set(shared.map((page) => page?.name))).toEqual(
    new Set(['ContentPage', 'LauncherPage', 'PolicyActionsPage', 'PolicyDetailsPage']),
  );
});
