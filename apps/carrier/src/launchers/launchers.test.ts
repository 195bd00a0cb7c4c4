import { sql } from 'drizzle-orm';
import { describe, expect, it, test } from 'vitest';
import { sharedServer, testServer } from '../testing.ts';
import { lifePortraitsUrl, accountIdOf, requireOwn, requireTool } from './rules.ts';
import { samlResponse } from './samlResponse.ts';
import { readTools } from '../config/toolSettings.ts';
import { standInPage } from './standInPage.ts';

const server = await sharedServer({ env: { AWPS_URL: 'https://awps.example/start' } });

async function ask(path: string, account: string) {
  const answer = await server.get(path, account);
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

test('a tool without an address is a 404 that names it', () => {
  expect(requireTool('https://tool.example.com', 'Life Portraits')).toBe(
    'https://tool.example.com',
  );
  expect(() => requireTool(undefined, 'Life Portraits')).toThrow(
    expect.objectContaining({ status: 404, message: 'Life Portraits is not set up here.' }),
  );
});

test('a tool opens only as an own agent id, and another attempt is for the audit log', () => {
  const caller = { agentIds: ['1', '2'] };
  expect(requireOwn(caller, '2')).toBe('2');
  const attempt = { action: 'launch refused', agentId: '3' };
  expect(() => requireOwn(caller, '3')).toThrow(expect.objectContaining({ status: 404, attempt }));
});

test('the address of Life Portraits has the agent, next to other parameters', () => {
  expect(lifePortraitsUrl('https://a.example/', '1 2')).toBe('https://a.example/?agent=1%202');
  expect(lifePortraitsUrl('https://a.example/?b=c', '1')).toBe('https://a.example/?b=c&agent=1');
  expect(accountIdOf('4471902')).toBe('NM-4471902');
});

test('a stand-in shows the fields that it received, or that there were none', async () => {
  const page = async (...received: { name: string; value: string }[]) =>
    String(await standInPage({ nonce: '', tool: 'A tool', method: 'GET', received }));
  expect(await page()).toContain('It came without fields.');
  expect(await page()).not.toContain('<dl>');
  const filled = await page({ name: 'agent', value: '<1>' });
  expect(filled).not.toContain('It came without fields.');
  expect(filled).toContain('<dt>agent</dt>');
  expect(filled).toContain('&lt;1&gt;');
});
