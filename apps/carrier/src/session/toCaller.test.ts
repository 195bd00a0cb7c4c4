import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestServer, testServer } from '../testing.ts';
import { findSession, type SessionRow } from './queries.ts';
import { toCaller } from './toCaller.ts';
import { hashToken } from './tokens.ts';

let server: TestServer;
let row: SessionRow;
beforeAll(async () => {
  server = await testServer();
  const { Cookie } = await server.signIn('agent');
  const token = /__Host-session=([^;]+)/.exec(Cookie)?.[1] ?? '';
  const found = await findSession(server.database.db, hashToken(token));
  if (!found) throw new Error('The session is not there.');
  row = found;
});
afterAll(() => server.database.close());

const officeUser = () => ({ ...row.user, kind: 'home-office' as const });

describe('a session', () => {
  test('of an agent has no role limits', () => {
    expect(toCaller(row)).toMatchObject({
      kind: 'agent',
      agentId: row.agentId,
      isSubaccount: false,
      roles: [],
      agentData: null,
    });
  });

  test('without an agent, or whose agent has no producer, is home office that acts for no agent', () => {
    expect(toCaller({ ...row, agentId: null, producer: null }).kind).toBe('home-office');
    expect(toCaller({ ...row, agentId: null }).kind).toBe('home-office');
    expect(toCaller({ ...row, producer: null }).kind).toBe('home-office');
  });

  test('of home office names the agent it acts for, without spaces around', () => {
    const producer = row.producer && { ...row.producer, firstName: '', lastName: 'Whitfield' };
    const caller = toCaller({ ...row, user: officeUser(), producer });
    expect(caller).toMatchObject({ kind: 'agent', isHomeOffice: true });
    expect(caller).toHaveProperty('agentData.name', 'Whitfield');
  });

  test.each([
    [true, 'agent@northfield.example', 'agent@northfield.example'],
    [true, null, ''],
    [false, 'agent@northfield.example', ''],
  ])(
    'of home office with a linked account (%s) gives the agent’s user name %s as "%s"',
    (hasLinkedSso, producersUsername, username) => {
      const user = { ...officeUser(), hasLinkedSso };
      const caller = toCaller({ ...row, user, producersUsername });
      expect(caller).toHaveProperty('agentData.username', username);
    },
  );
});
