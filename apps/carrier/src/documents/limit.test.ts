import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SignedIn, sharedServer } from '../testing.ts';

const server = await sharedServer();
// The clock does not move, so the minute does not end before the exports.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const book = '/API/PolicyInfo/Policies/PendingPolicyRequirements';
const get = async (path: string, who: SignedIn) => {
  const response = await server.get(path, who);
  await response.clone().arrayBuffer();
  return response;
};

describe('too many exports', () => {
  it('are 429 with the seconds to wait, for any file', async () => {
    const solo = await server.signIn('solo');
    const files = [
      `${book}/Export`,
      '/API/PolicyInfo/Policies/Summaries/Active/Export',
      '/API/PolicyInfo/PendingPolicies/Summaries/Export',
      '/API/PolicyInfo/Policies/NL0018O0142/Export',
      '/API/PolicyInfo/Application/NL0018O0142/Export',
    ];
    const statuses = new Set<number>();
    for (let at = 0; at < 30; at += 1) {
      statuses.add((await get(files[at % files.length] ?? '', solo)).status);
    }
    // The two documents belong to another agent's policy. Requests for them count too.
    expect(statuses).toEqual(new Set([200, 404]));
    for (const file of files) {
      const refused = await get(file, solo);
      expect(refused.status).toBe(429);
      expect(refused.headers.get('Retry-After')).toBe('60');
      expect(await refused.json()).toMatchObject({
        detail: 'Too many exports. Try again in 60 seconds.',
      });
    }
  });

  it('do not affect lists and other users', async () => {
    expect((await get(book, await server.signIn('solo'))).status).toBe(200);
    expect((await get(`${book}/Export`, await server.signIn('individual'))).status).toBe(200);
  });

  it('do not count invalid requests', async () => {
    const worksite = await server.signIn('worksite');
    for (let at = 0; at < 31; at += 1) {
      expect((await get(`${book}/Export?filters=no`, worksite)).status).toBe(400);
    }
    expect((await get(`${book}/Export`, worksite)).status).toBe(200);
  });
});
