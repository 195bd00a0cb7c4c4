import { beforeEach, describe, expect, it } from 'vitest';
import { dana, homeOffice } from '../impersonation/testing.ts';
import { sharedServer, type TestCaller } from '../testing.ts';

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

const displayOf = async (who: TestCaller) =>
  (await server.read<{ display: unknown }>(address, who)).display;
const save = (who: TestCaller, body: object) => server.post(address, who, body);

describe('display settings', () => {
  it('are the same in every session of the user, and belong to no other user', async () => {
    const answer = await save('agent', dark);
    expect(await answer.json()).toEqual({ display: dark });
    expect(await displayOf(await server.signIn('agent'))).toEqual(dark);
    for (const other of ['sub.all', 'solo', 'office']) expect(await displayOf(other)).toBeNull();
  });

  it('stay those of the person who acts for an agent', async () => {
    await save('office', dark);
    expect(await displayOf(await homeOffice(server).actingAs(dana))).toEqual(dark);
    expect(await displayOf(await server.signIn('agent'))).toBeNull();
  });

  it('are in the activity of the person, and not of an agent that home office acts for', async () => {
    const { pool } = server.database;
    await pool.query("DELETE FROM audit_entries WHERE action = 'display settings saved'");
    await save('agent', dark);
    await save(await homeOffice(server).actingAs(dana), dark);
    await save('agent', { theme: 'dark' });
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
    await save('agent', dark);
    await save('agent', { ...dark, theme: 'light' });
    expect(await displayOf('agent')).toEqual({ ...dark, theme: 'light' });
  });

  it('are refused with 400 if one is unknown, missing, or has an unknown value', async () => {
    for (const wrong of [
      { ...dark, textSize: '400' },
      { theme: 'dark' },
      { ...dark, font: 'serif' },
    ])
      expect((await save('agent', wrong)).status).toBe(400);
    expect(await displayOf('agent')).toBeNull();
  });
});
