import { afterEach, describe, expect, it, vi } from 'vitest';
import { getPendingPolicyRequirements } from '../policies/contract.ts';
import { getPolicy } from '../policies/policy/contract.ts';
import firstPage from '../policies/fixtures/getPendingPolicyRequirements.json' with { type: 'json' };
import { failureOf } from '../testing/failureOf.ts';
import { fakeCarrier, settled, testClient } from '../testing/fakeCarrier.ts';
import { keyOf } from './callOf.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const page = (number: number) => ({ query: { page: number } });

describe('a prefetch', () => {
  it('is used once by the read of the same input', async () => {
    const asked = fakeCarrier(() => Response.json(firstPage));
    const { client } = testClient();
    void client.prefetch(getPendingPolicyRequirements, page(2));
    void client.prefetch(getPendingPolicyRequirements, page(2));
    await client.read(getPendingPolicyRequirements, page(2));
    expect(asked).toHaveLength(1);
    await client.read(getPendingPolicyRequirements, page(2));
    expect(asked).toHaveLength(2);
  });

  it('returns an answer that has arrived at once, and only once', async () => {
    fakeCarrier(() => Response.json(firstPage));
    const { client } = testClient();
    const key = keyOf(getPendingPolicyRequirements, page(2));
    expect(client.takePrefetched(key)).toBeUndefined();
    const started = client.prefetch(getPendingPolicyRequirements, page(2));
    expect(client.takePrefetched(key)).toBeUndefined();
    await started;
    expect(client.takePrefetched(key)).toEqual({ data: firstPage });
    expect(client.takePrefetched(key)).toBeUndefined();
  });

  it('returns no answer older than 15 s', async () => {
    let time = 0;
    fakeCarrier(() => Response.json(firstPage));
    const { client } = testClient({ now: () => time });
    await client.prefetch(getPendingPolicyRequirements, page(2));
    time = 15_001;
    expect(client.takePrefetched(keyOf(getPendingPolicyRequirements, page(2)))).toBeUndefined();
  });

  it('that failed does not remove a later one of the same key', async () => {
    const failing = Promise.withResolvers<Response>();
    const answers = [failing.promise, Promise.resolve(Response.json(firstPage))];
    const asked = fakeCarrier(() => answers.shift() ?? Response.error());
    const { client } = testClient();
    void client.prefetch(getPendingPolicyRequirements, page(2));
    const taken = failureOf(client.read(getPendingPolicyRequirements, page(2)));
    await client.prefetch(getPendingPolicyRequirements, page(2));
    failing.resolve(new Response('{}', { status: 500 }));
    expect(await taken).toMatchObject({ kind: 'server' });
    expect(await client.read(getPendingPolicyRequirements, page(2))).toEqual(firstPage);
    expect(asked).toHaveLength(2);
  });

  it('reports no failure before the answer is used', async () => {
    fakeCarrier(() => new Response('{}', { status: 500 }));
    const { client, flags } = testClient();
    void client.prefetch(getPendingPolicyRequirements, page(2));
    await settled();
    expect(flags.onServerError).not.toHaveBeenCalled();
  });

  it.each([500, 401])('that failed with %i is requested again', async (status) => {
    const answers = [new Response('{}', { status }), Response.json(firstPage)];
    fakeCarrier(() => answers.shift() ?? Response.error());
    const { client } = testClient();
    void client.prefetch(getPendingPolicyRequirements, page(2));
    await settled();
    expect(await client.read(getPendingPolicyRequirements, page(2))).toEqual(firstPage);
  });

  it('with a lasting failure is not requested again, and reports it when it is used', async () => {
    const { client, flags } = testClient();
    const asked = fakeCarrier(() => new Response('{}', { status: 403 }));
    void client.prefetch(getPendingPolicyRequirements, page(2));
    await settled();
    expect(flags.onForbidden).not.toHaveBeenCalled();
    const read = client.read(getPendingPolicyRequirements, page(2));
    await expect(read).rejects.toMatchObject({ kind: 'forbidden' });
    expect(flags.onForbidden).toHaveBeenCalledOnce();
    expect(asked).toHaveLength(1);
    await failureOf(client.read(getPendingPolicyRequirements, page(2)));
    expect(asked).toHaveLength(2);
  });

  it('stores four reads, and aborts the oldest for a fifth', async () => {
    const signals: AbortSignal[] = [];
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      if (signal) signals.push(signal);
      return new Promise(() => {});
    });
    const { client } = testClient();
    for (const number of [1, 2, 3, 4, 5]) {
      void client.prefetch(getPendingPolicyRequirements, page(number));
    }
    await settled();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false, false, false, false]);
    client.cancelPrefetches();
    expect(signals.every(({ aborted }) => aborted)).toBe(true);
  });

  it('of the first data of a page is never aborted for a guess', async () => {
    const signals: AbortSignal[] = [];
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      if (signal) signals.push(signal);
      return new Promise(() => {});
    });
    const { client } = testClient();
    const start = (number: number) => client.prefetch(getPendingPolicyRequirements, page(number));
    // One that was a guess, and is the page's own by now.
    void start(1);
    void client.startPage(async () => {
      await settled();
      await Promise.all([1, 2, 3, 4, 5, 6].map(start));
    });
    await settled();
    await settled();
    expect(signals.map(({ aborted }) => aborted)).toEqual(Array<boolean>(6).fill(false));
    client.cancelPrefetches();
    expect(signals.every(({ aborted }) => aborted)).toBe(true);
  });

  it('of the first data of a page does not count as a guess until the next page opens', async () => {
    const signals: AbortSignal[] = [];
    let answers = 0;
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      if (signal) signals.push(signal);
      answers += 1;
      return answers === 1 ? Promise.resolve(Response.json(firstPage)) : new Promise(() => {});
    });
    const { client } = testClient();
    const start = (number: number) => client.prefetch(getPendingPolicyRequirements, page(number));
    await client.startPage(() => start(1));
    for (const number of [2, 3, 4, 5, 6]) void start(number);
    await settled();
    expect(signals.map(({ aborted }) => aborted)).toEqual([
      false,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(client.takePrefetched(keyOf(getPendingPolicyRequirements, page(1)))).toBeDefined();
    await client.startPage(() => Promise.resolve());
  });

  it('of the first data of a page may take any time, and its age counts from the answer', async () => {
    let time = 0;
    const { promise, resolve } = Promise.withResolvers<Response>();
    const asked = fakeCarrier(() => promise);
    const { client } = testClient({ now: () => time });
    const opened = client.startPage(() => client.prefetch(getPendingPolicyRequirements, page(2)));
    await settled();
    time = 40_000;
    void client.prefetch(getPendingPolicyRequirements, page(2));
    resolve(Response.json(firstPage));
    await opened;
    time = 55_000;
    expect(client.takePrefetched(keyOf(getPendingPolicyRequirements, page(2)))).toBeDefined();
    expect(asked).toHaveLength(1);
  });

  it('does not start for a read that the page has made already', async () => {
    const asked = fakeCarrier(() => Response.json(firstPage));
    const { client } = testClient();
    const { promise: codeThere, resolve } = Promise.withResolvers<void>();
    const start = () => client.prefetch(getPendingPolicyRequirements, page(2));
    const opened = client.startPage(async () => {
      await codeThere;
      await start();
    });
    await client.read(getPendingPolicyRequirements, page(2));
    resolve();
    await opened;
    expect(asked).toHaveLength(1);
    await start();
    expect(asked).toHaveLength(2);
  });

  it('is not used after 15 s', async () => {
    let time = 0;
    const asked = fakeCarrier(() => Response.json(firstPage));
    const { client } = testClient({ now: () => time });
    void client.prefetch(getPendingPolicyRequirements, page(2));
    await settled();
    time = 15_001;
    await client.read(getPendingPolicyRequirements, page(2));
    expect(asked).toHaveLength(2);
  });

  it('is used at 15 s', async () => {
    let time = 0;
    const asked = fakeCarrier(() => Response.json(firstPage));
    const { client } = testClient({ now: () => time });
    await client.prefetch(getPendingPolicyRequirements, page(2));
    time = 15_000;
    await client.read(getPendingPolicyRequirements, page(2));
    expect(asked).toHaveLength(1);
  });

  it('that is too old is aborted when the next one starts', async () => {
    let time = 0;
    const signals: AbortSignal[] = [];
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
      if (signal) signals.push(signal);
      return new Promise(() => {});
    });
    const { client } = testClient({ now: () => time });
    void client.prefetch(getPendingPolicyRequirements, page(2));
    await settled();
    time = 15_001;
    void client.prefetch(getPendingPolicyRequirements, page(3));
    await settled();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });

  it.each([
    ['that is under way', 2],
    ['that was not started', 9],
  ])('%s fails at once with an aborted signal', async (_, number) => {
    fakeCarrier(() => new Promise(() => {}));
    const { client } = testClient();
    void client.prefetch(getPendingPolicyRequirements, page(2));
    const read = client.read(getPendingPolicyRequirements, page(number), {
      signal: AbortSignal.abort(),
    });
    await expect(read).rejects.toMatchObject({ kind: 'aborted' });
  });

  it('is aborted by the signal of the read that uses it', async () => {
    fakeCarrier(() => new Promise(() => {}));
    const { client } = testClient();
    void client.prefetch(getPendingPolicyRequirements, page(2));
    const controller = new AbortController();
    const { signal } = controller;
    const read = client.read(getPendingPolicyRequirements, page(2), { signal });
    controller.abort();
    await expect(read).rejects.toMatchObject({ kind: 'aborted' });
  });

  it('ignores an input that breaks the contract', () => {
    const asked = fakeCarrier(() => Response.json(firstPage));
    void testClient().client.prefetch(getPolicy, { params: { id: '' } });
    expect(asked).toHaveLength(0);
  });
});
