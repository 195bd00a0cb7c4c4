import { expect, it } from 'vitest';
import { profileModeOf } from './access/profileMode.ts';
import { routes } from './routes.ts';
import type { Session } from './session/session.ts';
import { people } from './testing/people.ts';

it.each(routes)('the row $id has a page, or leads on to one', async ({ load, redirectTo }) => {
  const page = await load?.();
  expect(page === undefined ? typeof redirectTo : typeof page).toBe(
    page === undefined ? 'string' : 'function',
  );
});

it.each([
  ['agent', '/account-settings/profile'],
  ['subWithNothing', '/account-settings/profile'],
  ['homeOfficeAsAgent', '/account-settings/alerts'],
] as const)('bare /account-settings leads %s to the first page that it may open', (name, to) => {
  const user = people[name];
  const row = routes.find(({ id }) => id === 'account-settings');
  const session = { user, mode: profileModeOf(user), hasLeftNavigation: true } as Session;
  expect(row?.redirectFor?.(session)).toBe(to);
});

/** Pages of business that View as does not narrow. */
const wholeBook = [
  'my-business',
  'pat',
  'follow-ups',
  'commissions',
  'debt',
  'list-bill',
  'tax-forms',
  'claims',
  'claims-results',
  'group-inventory',
];

it('each page of the whole book says that it ignores View as, and no other page does', () => {
  const ignoring = routes.filter(({ ignoresViewAs }) => ignoresViewAs);
  expect(ignoring.map(({ id }) => id)).toEqual(wholeBook);
  expect(ignoring.filter(({ knowsViewAs }) => knowsViewAs)).toEqual([]);
});

it('no two rows have one page but those of content, of launchers and of policies', async () => {
  const pages = await Promise.all(routes.map(async ({ load }) => load?.()));
  const shared = pages.filter((page, at) => page && pages.indexOf(page) !== at);
  expect(new Set(shared.map((page) => page?.name))).toEqual(
    new Set(['ContentPage', 'LauncherPage', 'PolicyActionsPage', 'PolicyDetailsPage']),
  );
});
