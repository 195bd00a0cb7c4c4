// @vitest-environment jsdom
import { forIdentity } from '@agent-portal/data/client/forIdentity';
import type { CurrentUser } from '@agent-portal/data/session/contract';
import { fakeCarrier, testClient } from '@agent-portal/data/testing/fakeCarrier';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPortal, type Portal } from '../../createPortal.ts';
import { people } from '../../testing/people.ts';
import { type NextIdentity, switchIdentity } from './switchIdentity.ts';

let portal: Portal;

/** Tries a switch that the carrier answers with a status, in the session of a user. */
async function trySwitch(to: NextIdentity, status: number, user: CurrentUser) {
  const requests = fakeCarrier(({ method, url }) => {
    if (method === 'POST') return Response.json({ status }, { status });
    if (url.includes('userinfo')) return Response.json({ ...user, expiresAt: '' });
    return Response.json(url.endsWith('AgentAccess') ? 'Full' : { isEnabled: true });
  });
  const navigate = vi.fn<(to: string) => void>();
  const client = forIdentity(testClient().client);
  const isMade = await switchIdentity(to, { portal, client, navigate });
  return { requests: requests.map(({ url }) => new URL(url).pathname), isMade, navigate };
}

const actingFor = (agentId: string): CurrentUser => ({ ...people.homeOfficeAsAgent, agentId });

beforeEach(() => {
  portal = createPortal();
  sessionStorage.setItem('stored', 'x');
});
afterEach(() => portal.stop());

describe('a switch of identity that the carrier answers', () => {
  it.each([400, 403, 404, 409, 429, 499])(
    'with %i fails, even if the session already acts for that agent',
    async (status) => {
      const { requests, isMade, navigate } = await trySwitch(
        { agentId: 'A' },
        status,
        actingFor('A'),
      );
      expect(isMade).toBe(false);
      expect(requests).toEqual(['/API/Impersonation/Impersonate']);
      expect(navigate).not.toHaveBeenCalled();
      expect(portal.appStatus.read()).toEqual({ kind: 'ready' });
      expect(sessionStorage.getItem('stored')).toBe('x');
    },
  );

  it.each([500, 503])(
    'with %i succeeds if the user record has the new identity',
    async (status) => {
      const { requests, isMade, navigate } = await trySwitch(
        { agentId: 'A' },
        status,
        actingFor('A'),
      );
      expect(isMade).toBe(true);
      expect(requests.slice(0, 2)).toEqual(['/API/Impersonation/Impersonate', '/auth/userinfo']);
      expect(navigate).toHaveBeenCalledWith('/my-business');
      expect(sessionStorage.getItem('stored')).toBeNull();
    },
  );

  it('with 500 fails if the session has ended', async () => {
    const { isMade, navigate } = await trySwitch('home-office', 500, people.visitor);
    expect(isMade).toBe(false);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('with 500 fails if the user record cannot be loaded', async () => {
    const requests = fakeCarrier(() => new Response('{}', { status: 500 }));
    const navigate = vi.fn<(to: string) => void>();
    const client = forIdentity(testClient().client);
    expect(await switchIdentity('home-office', { portal, client, navigate })).toBe(false);
    expect(requests).toHaveLength(2);
    expect(navigate).not.toHaveBeenCalled();
  });

  it('with success opens the next page even if the session fails to load, and loads it again', async () => {
    const requests = fakeCarrier(({ method }) =>
      method === 'POST' ? Response.json({ records: [] }) : new Response('{}', { status: 500 }),
    );
    const navigate = vi.fn<(to: string) => void>();
    const client = forIdentity(testClient().client);
    expect(await switchIdentity({ agentId: 'A' }, { portal, client, navigate })).toBe(true);
    expect(navigate).toHaveBeenCalledWith('/my-business');
    const records = () => requests.filter(({ url }) => url.includes('userinfo')).length;
    const before = records();
    await expect(portal.session.load()).rejects.toMatchObject({ kind: 'server' });
    expect(records()).toBe(before + 1);
  });
});
