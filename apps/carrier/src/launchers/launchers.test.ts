import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type TestServer, testServer } from '../testing.ts';
import { lifePortraitsUrl } from './rules.ts';
import { samlResponse } from './samlResponse.ts';
import { readTools } from '../config/toolSettings.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ env: { AWPS_URL: 'https://awps.example/start' } });
});
afterAll(() => server.database.close());

async function ask(path: string, account: string) {
  const answer = await server.request(path, { headers: { ...(await server.signIn(account)) } });
  return { status: answer.status, body: await answer.json() };
}

const saml = '/API/IPipeline/Integration/IPipelineResponse?agentId=';

describe('a launch', () => {
  it('opens Illustration Pro with a stable account id', async () => {
    const first = await ask('/API/IllustrationPro/Integration/AccountId', 'agent');
    expect(first).toEqual({ status: 200, body: 'NM-4471902' });
    expect(await ask('/API/IllustrationPro/Integration/AccountId', 'sub.listbill')).toEqual(first);
  });

  it.each([
    '/API/IllustrationPro/Integration/AccountId',
    `${saml}4471902`,
    '/API/LifePortraits/Integration/RedirectURL',
    '/API/UserData/ViewAsAgents',
  ])('is for a sub-account that has a role: %s', async (path) => {
    expect((await ask(path, 'sub.listbill')).status).toBe(200);
    const refused = await ask(path, 'sub.none');
    expect(refused).toMatchObject({
      status: 403,
      body: { detail: 'This sub-account has no role.' },
    });
  });

  it('opens iPipeline only as one of the own agent ids', async () => {
    for (const own of ['4471902', '4471918', '4471925']) {
      const { body } = await ask(saml + own, 'agent');
      const xml = Buffer.from(String(body), 'base64').toString();
      expect(xml).toContain(`>${own}</saml:NameID`);
      expect(xml).toContain('this response is not signed');
    }
    const downline = await ask(`${saml}4473310`, 'agent');
    const stranger = await ask(`${saml}4480055`, 'agent');
    expect([downline.status, stranger.status]).toEqual([404, 404]);
    const { rows } = await server.database.db.execute(sql`
      SELECT audit_entries.agent_id AS id, username FROM audit_entries JOIN users USING (user_id)
      WHERE action = 'launch refused' ORDER BY audit_entry_id`);
    const username = 'agent@northfield.example';
    expect(rows).toEqual([
      { id: '4473310', username },
      { id: '4480055', username },
    ]);
  });

  it('opens Life Portraits at an address with the agent', async () => {
    const { body } = await ask('/API/LifePortraits/Integration/RedirectURL', 'agent');
    expect(body).toBe('/stand-ins/life-portraits?agent=4471902');
    expect(lifePortraitsUrl('https://lp.example/?x=1', '4471902')).toBe(
      'https://lp.example/?x=1&agent=4471902',
    );
  });
});

test('a name with markup keeps the SAML response well formed', () => {
  const caller = { firstName: '"><x/>', lastName: "O'Neil & <Co>", emailAddress: 'a@b.example' };
  const text = samlResponse({ agentId: '1', caller, destination: '/x?a=1&b=2', now: new Date(0) });
  const xml = Buffer.from(text, 'base64').toString();
  expect(xml).toContain('&quot;&gt;&lt;x/&gt;');
  expect(xml).toContain('O&#39;Neil &amp; &lt;Co&gt;');
  expect(xml).toContain('Destination="/x?a=1&amp;b=2"');
  expect(xml).toContain('NotOnOrAfter="1970-01-01T00:05:00.000Z"');
});

describe('the addresses of the tools', () => {
  it('come from the settings, with stand-ins for the rest', async () => {
    const { body } = await ask('/auth/applicationConfig', 'agent');
    expect(body).toMatchObject({
      launchers: { awps: 'https://awps.example/start', wps: '/stand-ins/wps' },
      secureEmail: '/stand-ins/secure-email',
    });
  });

  it('are missing without settings and demonstration accounts', () => {
    expect(readTools({}, false)).toEqual({
      launchers: {},
      lifePortraits: undefined,
      secureEmail: undefined,
    });
  });

  it('are not sent, and there is no stand-in, without demonstration accounts', async () => {
    const bare = await testServer({ env: { CARRIER_DEMO: '0' } });
    try {
      expect(await (await bare.request('/auth/applicationConfig')).json()).toMatchObject({
        launchers: {},
      });
      // Without a stand-in the address belongs to the portal, which is not built here.
      expect((await bare.request('/stand-ins/awps')).status).toBe(503);
    } finally {
      await bare.database.close();
    }
  });
});

describe('a stand-in', () => {
  const post = (fields: Record<string, string>) =>
    server.request('/stand-ins/ipipeline', {
      method: 'POST',
      body: new URLSearchParams(fields),
      // The headers of a form on a page without a referrer.
      headers: { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' },
    });

  it('shows what was posted, as text', async () => {
    const page = await (await post({ '<b>name': '<script>alert(1)</script>' })).text();
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).toContain('&lt;b&gt;name');
    expect(page).not.toContain('<script>alert');
  });

  it('reads a SAML response', async () => {
    const SAMLResponse = Buffer.from('<samlp:Response Version="2.0"/>').toString('base64');
    expect(await (await post({ SAMLResponse })).text()).toContain('&lt;samlp:Response Version=');
  });

  it('shows the parameters of the address', async () => {
    const page = await (await server.request('/stand-ins/life-portraits?agent=4471902')).text();
    expect(page).toContain('4471902');
  });

  it('is 404 for an unknown tool', async () => {
    for (const tool of ['nothing', 'toString', '__proto__']) {
      expect((await server.request(`/stand-ins/${tool}`)).status).toBe(404);
    }
  });

  it('writes nothing of what it received to the log', async () => {
    await post({ SAMLResponse: 'c2VjcmV0LXNhbWw=', accountId: 'NM-secret' });
    expect(server.logLines.join('')).not.toMatch(/c2VjcmV0|NM-secret/);
  });
});
