import type { getPeople, TodayKind } from '@agent-portal/data/work/today/contract';
import type { OutputOf } from '@agent-portal/data/endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, type TestServer, testServer } from '../testing.ts';

let server: TestServer;
let agent: SignedIn;
beforeAll(async () => {
  server = await testServer();
  agent = await server.signIn('agent');
});
afterAll(() => server.database.close());

const peopleOf = async (kind: TodayKind, session = agent) =>
  (await server.read<OutputOf<typeof getPeople>>(`/API/Business/Today/${kind}/People`, session))
    .people;

describe('the people who may have a follow-up', () => {
  it.each([
    ['lapsing', ['Dana Whitfield', 'Sam Pending Active Terminated', 'Priya Raman']],
    ['cases', ['Dana Whitfield', 'Sam Case Management', 'Priya Raman']],
    ['endings', ['Dana Whitfield', 'Sam Hierarchy', 'Priya Raman']],
  ] as const)('are those whose role shows %s', async (kind, names) => {
    expect((await peopleOf(kind)).map(({ name }) => name)).toEqual(names);
  });

  it('are none for a caller who may not see the group, or of another agency', async () => {
    expect(await peopleOf('lapsing', await server.signIn('sub.claims'))).toEqual([]);
    const other = await peopleOf('lapsing', await server.signIn('individual'));
    expect(other.map(({ name }) => name)).toEqual(['Ruth Lindgren']);
  });
});
