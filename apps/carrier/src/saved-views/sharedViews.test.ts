import type { getSavedViews, getViewCounts } from '@agent-portal/data/saved-views/contract';
import type { OutputOf } from '@agent-portal/data/endpoint';
import { describe, expect, test } from 'vitest';
import { dana, homeOffice, june } from '../impersonation/testing.ts';
import { type SignedIn, sharedServer } from '../testing.ts';

type Views = OutputOf<typeof getSavedViews>;

const address = '/API/UserData/SavedViews';
const list = 'pending-v2';
/** An agent of Dana's downline. */
const marco = '4473310';

const server = await sharedServer();
const { post } = server;
const { actingAs } = homeOffice(server);
const agent = await server.signIn('agent');
const delegate = await server.signIn('sub.all');

const get = <Answer>(session: SignedIn, path: string) =>
  server.read<Answer>(`${address}${path}`, session);
const viewsOf = (session: SignedIn) => get<Views>(session, `?list=${list}`);
const sharedNames = async (session: SignedIn) =>
  (await viewsOf(session)).shared?.map(({ name }) => name);
const save = (session: SignedIn, view: object) => post(address, session, { list, ...view });
const idOf = async (session: SignedIn, name: string) => {
  const { views, shared = [] } = await viewsOf(session);
  return [...views, ...shared].find((one) => one.name === name)?.viewId ?? 0;
};

describe('a view that an agent shares', () => {
  test('with its sub-accounts is theirs to read, and names the agent', async () => {
    await save(agent, { name: 'Late', query: 'due=overdue', sharedWith: 'Delegates' });
    expect((await viewsOf(agent)).views).toContainEqual(
      expect.objectContaining({ name: 'Late', sharedWith: 'Delegates' }),
    );
    expect((await viewsOf(agent)).shared).toEqual([]);
    expect((await viewsOf(delegate)).shared).toEqual([
      {
        viewId: await idOf(agent, 'Late'),
        name: 'Late',
        query: 'due=overdue',
        sharedBy: 'Dana Whitfield',
        savedAt: '2026-11-18T15:00:00.000Z',
      },
    ]);
    expect((await viewsOf(delegate)).views).toEqual([]);
    expect(await sharedNames(await actingAs(dana))).toEqual(['Late']);
    expect(await sharedNames(await actingAs(marco))).toEqual([]);
    expect(await sharedNames(await actingAs(june))).toEqual([]);
  });

  test('also with its downline is there for every agent below it, and no other', async () => {
    await save(agent, { name: 'Late', query: '', sharedWith: 'Downline', formerName: 'Late' });
    expect(await sharedNames(delegate)).toEqual(['Late']);
    expect(await sharedNames(await actingAs(marco))).toEqual(['Late']);
    expect(await sharedNames(await actingAs(june))).toEqual([]);
  });

  test('stays shared when it is renamed, until the agent ends that or deletes it', async () => {
    await save(agent, { name: 'Later', query: '', formerName: 'Late' });
    expect(await sharedNames(delegate)).toEqual(['Later']);
    await save(agent, { name: 'Later', query: '', formerName: 'Later', sharedWith: null });
    expect(await sharedNames(delegate)).toEqual([]);
    expect((await viewsOf(agent)).views.find(({ name }) => name === 'Later')).not.toHaveProperty(
      'sharedWith',
    );
  });

  test.each(['sub.all', 'office'] as const)('cannot come from %s', async (account) => {
    const session = account === 'office' ? await actingAs(dana) : await server.signIn(account);
    expect((await viewsOf(session)).mayShareWith).toEqual([]);
    const answer = await save(session, { name: 'x', query: '', sharedWith: 'Delegates' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ field: 'sharedWith' }] });
  });

  test('cannot go to a downline that the agent does not have', async () => {
    const solo = await server.signIn('solo');
    expect((await viewsOf(agent)).mayShareWith).toEqual(['Delegates', 'Downline']);
    expect((await viewsOf(solo)).mayShareWith).toEqual(['Delegates']);
    expect((await save(solo, { name: 'x', query: '', sharedWith: 'Downline' })).status).toBe(400);
  });

  test('cannot be changed or deleted by a reader', async () => {
    await save(agent, { name: 'Mine', query: '', sharedWith: 'Delegates' });
    const changed = await save(delegate, { name: 'Yours', query: '', formerName: 'Mine' });
    expect(changed.status).toBe(404);
    await server.remove(`${address}?list=${list}&name=Mine`, delegate);
    expect(await sharedNames(delegate)).toEqual(['Mine']);
  });
});

describe('the counts', () => {
  const countsOf = async (session: SignedIn, ids: readonly number[], of = list) => {
    const query = { list: of, viewIds: ids.join() };
    const path = `${address}/Counts`;
    return (await server.read<OutputOf<typeof getViewCounts>>(path, session, query)).counts;
  };
  const totalOf = async (session: SignedIn, filters: object) => {
    const path = '/API/PolicyInfo/PendingPolicies/Summaries';
    return (await server.read<{ totalPolicies: number }>(path, session, { filters })).totalPolicies;
  };

  test('are those of the list in the book of each reader', async () => {
    const query = 'due=overdue&sort=date&pageSize=25';
    await save(agent, { name: 'Counted', query, sharedWith: 'Downline' });
    const viewId = await idOf(agent, 'Counted');
    const reader = await actingAs(marco);
    const [own, below] = [await countsOf(agent, [viewId]), await countsOf(reader, [viewId])];
    expect(own).toEqual([{ viewId, count: await totalOf(agent, { due: 'overdue' }) }]);
    expect(below).toEqual([{ viewId, count: await totalOf(reader, { due: 'overdue' }) }]);
    expect(below[0]?.count).toBeLessThan(own[0]?.count ?? 0);
    expect(below[0]?.count).toBeGreaterThan(0);
  });

  test('leave out the views of others, of other lists, and about an agent outside the book', async () => {
    const viewId = await idOf(agent, 'Counted');
    expect(await countsOf(await server.signIn('solo'), [viewId])).toEqual([]);
    await save(agent, { name: 'Of June', query: `viewAs=${june}` });
    expect(await countsOf(agent, [await idOf(agent, 'Of June')])).toEqual([]);
    expect(await countsOf(agent, [viewId], 'active-v2')).toEqual([]);
  });

  test.each(['', '1,', 'x', '1,2,3,4,5,6,7,8,9,10,11'])('refuse the ids %j', async (ids) => {
    const url = `${address}/Counts?list=${list}&viewIds=${ids}`;
    expect((await server.get(url, agent)).status).toBe(400);
  });
});

describe('a digest', () => {
  const choose = (session: SignedIn, viewId: number, frequency: string | null, of = list) =>
    post(`${address}/Digest`, session, { list: of, viewId, frequency });

  test('is chosen for own and shared views, and each reader has its own choice', async () => {
    const viewId = await idOf(agent, 'Counted');
    expect((await choose(delegate, viewId, 'Daily')).status).toBe(200);
    expect((await viewsOf(delegate)).shared?.find((one) => one.viewId === viewId)?.digest).toBe(
      'Daily',
    );
    expect((await viewsOf(agent)).views.find((one) => one.viewId === viewId)).not.toHaveProperty(
      'digest',
    );
    await choose(delegate, viewId, 'Weekly');
    expect((await viewsOf(delegate)).shared?.find((one) => one.viewId === viewId)?.digest).toBe(
      'Weekly',
    );
    await choose(agent, viewId, 'Daily');
    await choose(delegate, viewId, null);
    expect((await viewsOf(agent)).views.find((one) => one.viewId === viewId)?.digest).toBe('Daily');
    expect(
      (await viewsOf(delegate)).shared?.find((one) => one.viewId === viewId),
    ).not.toHaveProperty('digest');
  });

  test('that is chosen while its view is deleted is refused, or is deleted with it', async () => {
    const statuses: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      await save(agent, { name: 'Gone', query: '', sharedWith: 'Delegates' });
      const viewId = await idOf(agent, 'Gone');
      const [chosen] = await Promise.all([
        choose(delegate, viewId, 'Daily'),
        server.remove(`${address}?list=${list}&name=Gone`, agent),
      ]);
      statuses.push(chosen.status);
      expect((await choose(delegate, viewId, 'Daily')).status).toBe(404);
    }
    expect(statuses.filter((status) => status !== 200 && status !== 404)).toEqual([]);
  });

  test('is refused for the view of another agent or list, and while acting for an agent', async () => {
    const viewId = await idOf(agent, 'Counted');
    expect((await choose(await server.signIn('solo'), viewId, 'Daily')).status).toBe(404);
    expect((await choose(agent, viewId, 'Daily', 'active-v2')).status).toBe(404);
    const office = await actingAs(dana);
    expect((await choose(office, viewId, 'Daily')).status).toBe(400);
    expect((await viewsOf(office)).sendsDigests).toBe(false);
  });
});
