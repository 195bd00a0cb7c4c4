import { beforeEach, describe, expect, it } from 'vitest';
import { dana, homeOffice } from '../impersonation/testing.ts';
import { type SignedIn, sharedServer } from '../testing.ts';

const address = '/API/UserData/Display';
const dark = {
  textSize: '130',
  density: 'compact',
  theme: 'dark',
  contrast: 'more',
  motion: 'reduced',
  singleKeys: 'off',
};

const server = await sharedServer();
beforeEach(() => server.database.pool.query('DELETE FROM display_settings'));

const displayOf = async (session: SignedIn) => {
  const response = await server.get(address, session);
  return ((await response.json()) as { display: unknown }).display;
};
const save = (session: Partial<SignedIn>, body: object) => server.post(address, session, body);

describe('display settings', () => {
  it('are the same in every session of the user, and belong to no other user', async () => {
    const answer = await save(await server.signIn('agent'), dark);
    expect(await answer.json()).toEqual({ display: dark });
    expect(await displayOf(await server.signIn('agent'))).toEqual(dark);
    for (const other of ['sub.all', 'solo', 'office'])
      expect(await displayOf(await server.signIn(other))).toBeNull();
  });

  it('stay those of the person who acts for an agent', async () => {
    await save(await server.signIn('office'), dark);
    expect(await displayOf(await homeOffice(server).actingAs(dana))).toEqual(dark);
    expect(await displayOf(await server.signIn('agent'))).toBeNull();
  });

  it('are in the activity of the person, and not of an agent that home office acts for', async () => {
    const { pool } = server.database;
    await pool.query("DELETE FROM audit_entries WHERE action = 'display settings saved'");
    await save(await server.signIn('agent'), dark);
    await save(await homeOffice(server).actingAs(dana), dark);
    await save(await server.signIn('agent'), { theme: 'dark' });
    const { rows } = await pool.query<{ who: string; agent: string | null }>(
      `SELECT username AS who, audit_entries.agent_id AS agent
        FROM audit_entries JOIN users USING (user_id)
        WHERE action = 'display settings saved' ORDER BY audit_entry_id`,
    );
    expect(rows).toEqual([
      { who: 'agent@northfield.example', agent: dana },
      { who: 'office@northfield.example', agent: null },
    ]);
  });

  it('are replaced by the next ones', async () => {
    const agent = await server.signIn('agent');
    await save(agent, dark);
    await save(agent, { ...dark, theme: 'light' });
    expect(await displayOf(agent)).toEqual({ ...dark, theme: 'light' });
  });

  it.each([
    ['an unknown text size', { ...dark, textSize: '400' }],
    ['a missing setting', { theme: 'dark' }],
    ['an unknown setting', { ...dark, font: 'serif' }],
  ])('are refused with 400 with %s', async (_, body) => {
    const agent = await server.signIn('agent');
    expect((await save(agent, body)).status).toBe(400);
    expect(await displayOf(agent)).toBeNull();
  });
});
