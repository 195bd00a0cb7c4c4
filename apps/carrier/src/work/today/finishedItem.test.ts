import type { OutputOf } from '@agent-portal/data/endpoint';
import type { getPeople, Today } from '@agent-portal/data/work/today/contract';
import { expect, it } from 'vitest';
import { type SignedIn, testServer } from '../../testing.ts';
import { groupOfToday } from './testing.ts';

const address = '/API/Business/Today';

it('an item shows the user who assigned it, and no other user, that it is finished', async () => {
  const server = await testServer();
  const { post, read } = server;
  const [agent, priya, third] = [
    await server.signIn('agent'),
    await server.signIn('sub.all'),
    await server.signIn('sub.pendingactiveterminated'),
  ];
  const lapsing = async (session: SignedIn) =>
    (await groupOfToday(server, session, 'lapsing')).items;
  const doneBy = async (session: SignedIn) => (await read<Today>(address, session)).doneToday;
  const [item] = await lapsing(agent);
  const { people } = await read<OutputOf<typeof getPeople>>(`${address}/lapsing/People`, agent);
  const { personId } = people.find(({ name }) => name === 'Priya Raman') ?? {};
  const followUp = { subject: 'policy', key: item?.key, followUpDate: '2026-11-18', note: '' };
  const save = (session: SignedIn, more: object) =>
    post('/API/UserData/FollowUps', session, { ...followUp, ...more });
  expect((await save(agent, { personId, version: null })).status).toBe(200);
  const planned = async (session: SignedIn) =>
    (await groupOfToday(server, session, 'followUps')).items.find(
      ({ followUp }) => followUp?.key === item?.key,
    );
  async function finish(session: SignedIn, at: string) {
    const version = (await planned(session))?.followUp?.version;
    server.clock.now = new Date(at);
    expect((await save(session, { version, isDone: true })).status).toBe(200);
  }
  await finish(priya, '2026-11-18T15:01:00Z');

  const again = async (session: SignedIn) =>
    (await lapsing(session)).find(({ key }) => key === item?.key);
  expect(await again(agent)).toMatchObject({ finished: { by: 'Priya Raman' } });
  for (const session of [priya, third]) {
    expect(await again(session)).toMatchObject({ who: item?.who });
    expect(await again(session)).not.toHaveProperty('finished');
  }
  const done = { what: `Done: ${item?.what}`, who: item?.who };
  expect((await doneBy(agent))[0]).toMatchObject({ ...done, by: 'Priya Raman' });
  expect(await doneBy(priya)).toMatchObject([{ ...done, by: null }]);
  expect(await doneBy(third)).toEqual([]);

  // The last of two people is named, and what the user plans again is not finished.
  const other = people.find(({ name }) => name.startsWith('Sam Pending'));
  expect((await save(agent, { personId: other?.personId, version: null })).status).toBe(200);
  await finish(third, '2026-11-18T15:02:00Z');
  expect(await again(agent)).toMatchObject({ finished: { by: other?.name } });
  expect((await save(agent, { version: null })).status).toBe(200);
  expect(await planned(agent)).toMatchObject({ who: item?.who });
  expect(await planned(agent)).not.toHaveProperty('finished');
  await server.database.close();
});
