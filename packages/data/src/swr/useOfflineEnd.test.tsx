// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useExportPendingPolicyRequirements } from '../policies/hooks.ts';
import { fakeCarrier, testClient } from '../testing/fakeCarrier.ts';
import one from '../watches/fixtures/watchPolicy.json' with { type: 'json' };
import { useWatchPolicy } from '../watches/hooks.ts';
import { inData } from '../testing/inData.tsx';

const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));

function renderActions() {
  const { client } = testClient();
  const { result } = renderHook(
    () => ({ watch: useWatchPolicy(), file: useExportPendingPolicyRequirements() }),
    {
      wrapper: inData(client),
    },
  );
  const goOnline = () =>
    act(async () => {
      fakeCarrier(() => new Response('{}'));
      await client.connection.check();
    });
  return { result, goOnline };
}

const input = { body: { policyNumber: 'NL0018O0142' } };
describe('an offline failure', () => {
  it('is no longer reported once the carrier is reached again', async () => {
    fakeCarrier(noNetwork);
    const { result, goOnline } = renderActions();
    await act(async () => expect(await result.current.watch.make(input)).toBe(false));
    await act(async () => expect(await result.current.file.start({ query: {} })).toBe(false));
    expect(result.current.watch.error?.message).toMatch(/You seem to be offline/);
    expect(result.current.file.error?.message).toMatch(/You seem to be offline/);
    await goOnline();
    expect(result.current.watch.error).toBeUndefined();
    expect(result.current.file.error).toBeUndefined();
  });

  it('is still reported when the carrier is found to be out of reach after it', async () => {
    const probe = Promise.withResolvers<Response>();
    fakeCarrier(({ method }) => (method === 'GET' ? probe.promise : noNetwork()));
    const { result } = renderActions();
    await act(async () => expect(await result.current.watch.make(input)).toBe(false));
    await act(async () => probe.reject(new TypeError('Failed to fetch')));
    expect(result.current.watch.error?.message).toMatch(/You seem to be offline/);
  });

  it('is no longer reported once a retry works', async () => {
    const answers = [noNetwork, () => Promise.resolve(Response.json(one))];
    fakeCarrier(({ method }) =>
      method === 'GET' ? noNetwork() : (answers.shift() ?? noNetwork)(),
    );
    const { result } = renderActions();
    await act(async () => expect(await result.current.watch.make(input)).toBe(false));
    await act(async () => expect(await result.current.watch.make(input)).toEqual(one));
    expect(result.current.watch.error).toBeUndefined();
  });

  it('keeps every other failure on screen', async () => {
    fakeCarrier(() => new Response('{}', { status: 409 }));
    const { result, goOnline } = renderActions();
    await act(async () => expect(await result.current.watch.make(input)).toBe(false));
    await goOnline();
    expect(result.current.watch.error?.kind).toBe('conflict');
  });
});
