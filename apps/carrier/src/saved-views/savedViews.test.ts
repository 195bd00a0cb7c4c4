import type { SavedView } from '@agent-portal/data/saved-views/contract';
import { describe, expect, test } from 'vitest';
import { dana, homeOffice, june } from '../impersonation/testing.ts';
import { type SignedIn, sharedServer } from '../testing.ts';
import { filtersOf } from './viewQuery.ts';

const server = await sharedServer();
const { post } = server;
const { actingAs } = homeOffice(server);
const solo = await server.signIn('solo');

const address = '/API/UserData/SavedViews';
const list = 'pending-v2';

const save = (session: Partial<SignedIn>, view: object) =>
  post(address, session, { list, ...view });

const remove = (session: SignedIn, name: string) => server.remove(address, session, { list, name });

const viewsOf = async (session: SignedIn, of = list) =>
  (await server.read<{ views: SavedView[] }>(address, session, { list: of })).views;

const namesOf = async (session: SignedIn, of?: string) =>
  (await viewsOf(session, of)).map(({ name }) => name);

describe('a saved view', () => {
  test('is stored for its list, and listed with the others by name', async () => {
    await save(solo, { name: 'overdue', query: 'takeAction=true' });
    const answer = await save(solo, { name: ' Acme ', query: '?employer=A%26B&employer=%22x%22' });
    expect(answer.status).toBe(200);
    const viewId = expect.any(Number) as number;
    expect(await answer.json()).toEqual({
      views: [
        {
          viewId,
          name: 'Acme',
          query: 'employer=A%26B&employer=%22x%22',
          savedAt: '2026-11-18T15:00:00.000Z',
        },
        { viewId, name: 'overdue', query: 'takeAction=true', savedAt: '2026-11-18T15:00:00.000Z' },
      ],
      keepsTables: true,
      shared: [],
      mayShareWith: ['Delegates'],
      sendsDigests: true,
    });
    expect(await namesOf(solo, 'active-v2')).toEqual([]);
  });

  test('is renamed and changed by its former name', async () => {
    await save(solo, { name: 'Late', query: 'sort=none', formerName: 'overdue' });
    expect(await viewsOf(solo)).toMatchObject([
      { name: 'Acme' },
      { name: 'Late', query: 'sort=none' },
    ]);
  });

  test('has columns and density, which stay the same when it is renamed', async () => {
    const table = { order: ['date', 'agent'], hidden: ['agent'], density: 'compact' };
    await save(solo, { name: 'Close', query: '', table });
    await save(solo, { name: 'Closer', query: '', formerName: 'Close' });
    expect(await viewsOf(solo)).toContainEqual(expect.objectContaining({ name: 'Closer', table }));
    const other = { ...table, density: 'comfortable' };
    await save(solo, { name: 'Closer', query: '', table: other, formerName: 'Closer' });
    expect(await viewsOf(solo)).toContainEqual(expect.objectContaining({ table: other }));
    await remove(solo, 'Closer');
  });

  test('comes before the next one in the alphabet, however it is written or saved', async () => {
    const other = await server.signIn('worksite');
    for (const name of ['beta', 'Gamma', 'Ämter', 'alpha']) await save(other, { name, query: '' });
    expect(await namesOf(other)).toEqual(['alpha', 'Ämter', 'beta', 'Gamma']);
  });

  test('that no longer exists cannot be changed', async () => {
    const answer = await save(solo, { name: 'New', query: '', formerName: 'overdue' });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ detail: 'The view overdue no longer exists.' });
  });

  test('cannot have the name of another view', async () => {
    for (const formerName of [undefined, 'Late']) {
      const answer = await save(solo, { name: 'Acme', query: '', formerName });
      expect(answer.status).toBe(409);
      expect(await answer.json()).toMatchObject({
        detail: 'You have a view named Acme already. Choose another name.',
      });
    }
  });

  test('can be deleted twice', async () => {
    expect((await remove(solo, 'Late')).status).toBe(200);
    expect((await remove(solo, 'Late')).status).toBe(200);
    expect(await namesOf(solo)).toEqual(['Acme']);
  });

  test.each([
    ['an absolute address', 'https://evil.example/?sort=date'],
    ['another host', '//evil.example?sort=date'],
    ['a script', 'javascript:alert(1)'],
    ['a parameter of another list', 'pastDue=true'],
    ['a parameter of no list', 'sort=date&returnurl=/x'],
  ])('does not hold %s', async (_, query) => {
    const answer = await save(solo, { name: 'Bad', query });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      errors: [{ field: 'query', message: 'must hold parameters of /pending-v2 only' }],
    });
  });

  test('cannot contain a hash', async () => {
    await save(solo, { name: 'Hash', query: 'employer=x#y' });
    expect(await viewsOf(solo)).toContainEqual(
      expect.objectContaining({ name: 'Hash', query: 'employer=x%23y' }),
    );
    await remove(solo, 'Hash');
  });

  test.each([
    ['name', { name: ' ', query: '' }],
    ['name', { name: 'x'.repeat(61), query: '' }],
    ['query', { name: 'x', query: `employer=${'x'.repeat(2_000)}` }],
    ['list', { name: 'x', query: '', list: 'pending' }],
    ['owner', { name: 'x', query: '', owner: 1 }],
    ['table.density', { name: 'x', query: '', table: { order: [], hidden: [], density: 'tiny' } }],
    [
      'table.order',
      {
        name: 'x',
        query: '',
        table: { order: Array(61).fill('a'), hidden: [], density: 'compact' },
      },
    ],
  ])('with a wrong %s is refused by its name', async (field, view) => {
    const answer = await save(solo, view);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ field }] });
  });
});

test('a list has at most 50 views, also with parallel saves', async () => {
  const agent = await server.signIn('individual');
  await save(agent, { name: '0', query: '' });
  await server.rows(`INSERT INTO saved_views (user_id, producer_id, list, name, query, saved_at)
    SELECT user_id, producer_id, list, n::text, query, saved_at
    FROM saved_views, generate_series(1, 47) n WHERE name = '0'`);
  const answers = await Promise.all(
    ['a', 'b', 'c', 'd'].map((name) => save(agent, { name, query: '' })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  const refused = answers.find(({ status }) => status === 409);
  expect(await refused!.json()).toMatchObject({
    detail: 'You have 50 saved views of this list. Delete one first.',
  });
  expect(await viewsOf(agent)).toHaveLength(50);
  const changed = { name: '0', query: 'due=overdue', formerName: '0' };
  expect((await save(agent, changed)).status).toBe(200);
  await remove(agent, '1');
  expect((await save(agent, { name: 'e', query: '' })).status).toBe(200);
  expect((await post(address, agent, { list: 'active-v2', name: 'x', query: '' })).status).toBe(
    200,
  );
});

test('views belong to a user, and those of home office also to the agent it acts for', async () => {
  const own = await namesOf(await server.signIn('agent'));
  const delegate = await server.signIn('sub.all');
  expect(await namesOf(delegate)).toEqual([]);
  const asDana = await actingAs(dana);
  expect(await namesOf(asDana)).toEqual([]);
  await save(asDana, { name: 'Of home office', query: '' });
  expect(await namesOf(await actingAs(june))).toEqual([]);
  expect(await namesOf(await actingAs('4471918'))).toEqual(['Of home office']);
  expect(await namesOf(await server.signIn('agent'))).toEqual(own);
});

test.each([
  ['', {}],
  ['takeAction=true&due=overdue', { takeAction: true, due: 'overdue' }],
  ['employer=A&employer=B%26C', { employer: ['A', 'B&C'] }],
  ['policyNumber=NL1', { policyNumber: ['NL1'] }],
  ['viewAs=4473310-only&dateFrom=2026-01-31', { viewAs: '4473310-only', dateFrom: '2026-01-31' }],
  ['sort=date&page=2&pageSize=25', {}],
  ['takeAction=false&due=never&dateTo=soon', {}],
])(
  'a saved view reads the filters of the address %j, and drops what the list does not accept',
  (query, filters) => {
    expect(filtersOf('pending-v2', query)).toEqual(filters);
  },
);

test('a saved view reads the marks of the other lists', () => {
  expect(filtersOf('active-v2', 'pastDue=true')).toEqual({ pastDue: true });
  expect(filtersOf('terminated-v2', 'firstPaymentFail=true&reason=Lapsed')).toEqual({
    firstPaymentFail: true,
    reason: ['Lapsed'],
  });
});
