import { describe, expect, it, vi } from 'vitest';
import { getStatusCounts } from '../policies/status-counts/contract.ts';
import counts from '../policies/fixtures/getStatusCounts.json' with { type: 'json' };
import { getUserInfo } from '../session/contract.ts';
import { fakeCarrier, settled, testClient } from '../testing/fakeCarrier.ts';

const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));
const isProbe = ({ url }: Request) => url.endsWith(getUserInfo.path);

/** Makes a call, ignores its result, and waits for the effects. */
async function call({ client }: ReturnType<typeof testClient>) {
  await client.request(getStatusCounts, {}).catch(() => {});
  await settled();
  return client.connection.read();
}

describe('the connection to the carrier', () => {
  it('is up while calls are answered, whatever the browser says about its network', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    fakeCarrier(() => Response.json(counts));
    expect(await call(testClient())).toBe(true);
  });

  it('is down after a call without an answer, and up after the next answer, even an error', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    const made = testClient();
    const heard = vi.fn<() => void>();
    const stop = made.client.connection.subscribe(heard);
    fakeCarrier(noNetwork);
    expect(await call(made)).toBe(false);
    expect(await call(made)).toBe(false);
    expect(heard).toHaveBeenCalledOnce();
    fakeCarrier(() => new Response('{}', { status: 409 }));
    expect(await call(made)).toBe(true);
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
    fakeCarrier(noNetwork);
    await call(made);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('stays up if only one address is blocked', async () => {
    const requests = fakeCarrier((request) =>
      isProbe(request) ? new Response('{}', { status: 503 }) : noNetwork(),
    );
    expect(await call(testClient())).toBe(true);
    expect(requests.map(isProbe)).toEqual([false, true]);
  });

  it('is checked once for several calls that fail at the same time', async () => {
    const requests = fakeCarrier(noNetwork);
    const made = testClient();
    await Promise.all([call(made), call(made)]);
    expect(requests.filter(isProbe)).toHaveLength(1);
  });

  it('does not change for a call that was aborted', async () => {
    fakeCarrier(() => Response.json(counts));
    const { client } = testClient();
    const made = client.request(getStatusCounts, {}, { signal: AbortSignal.abort() });
    await expect(made).rejects.toMatchObject({ kind: 'aborted' });
    expect(client.connection.read()).toBe(true);
  });
});
