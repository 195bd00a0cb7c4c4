import { expect, it } from 'vitest';
import { routes } from './routes.ts';

it.each(routes)('the row $id has a page, or leads on to one', async ({ load, redirectTo }) => {
  const page = await load?.();
  expect(page === undefined ? typeof redirectTo : typeof page).toBe(
    page === undefined ? 'string' : 'function',
  );
});

it('no two rows have one page but those of content, of launchers and of policies', async () => {
  const pages = await Promise.all(routes.map(async ({ load }) => load?.()));
  const shared = pages.filter((page, at) => page && pages.indexOf(page) !== at);
  expect(new Set(shared.map((page) => page?.name))).toEqual(
    new Set(['ContentPage', 'LauncherPage', 'PolicyActionsPage', 'PolicyDetailsPage']),
  );
});
