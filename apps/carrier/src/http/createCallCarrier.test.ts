import { endpoint } from '@agent-portal/data/endpoint';
import { casesAccess } from '@agent-portal/data/cases/casesAccess';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { AgentCaller } from '../session/caller.ts';
import { createCallCarrier } from './createCallCarrier.ts';
import { route } from './route.ts';

const read = endpoint({
  name: 'getSample',
  method: 'GET',
  effect: 'read',
  path: '/API/Sample',
  source: 'a test',
  summary: 'A read.',
  access: casesAccess,
  query: z.strictObject({ word: z.string() }),
  response: z.object({ said: z.string() }),
  onServerError: 'inline',
  onForbidden: 'inline',
});
const change = endpoint({ ...read, path: '/API/Changed', effect: 'change' });

const handle = vi.fn<() => Promise<{ said: string }>>(async () => ({ said: 'yes' }));
const callCarrier = createCallCarrier([route(read, handle), route(change, handle)]);

function callOf({ isOn = true, ...caller }: { isOn?: boolean } & Partial<AgentCaller> = {}) {
  const agent = { kind: 'agent', isSubaccount: false, roles: [], accessLevel: 'Full', ...caller };
  const deps = { isFeatureOn: async () => isOn, callCarrier };
  return { caller: agent, deps, requestId: 'r-1' } as unknown as Parameters<typeof callCarrier>[0];
}
const input = { query: { word: 'hello' } };

it('answers as the handler of the read does for the caller', async () => {
  const call = callOf();
  expect(await callCarrier(call, read, input)).toEqual({ said: 'yes' });
  expect(handle).toHaveBeenLastCalledWith({ ...call, input });
});

it.each([
  ['a sub-account without the role', callOf({ isSubaccount: true })],
  ['a caller with historical access', callOf({ accessLevel: 'Historical' })],
  ['everyone while its feature is off', callOf({ isOn: false })],
])('is refused for %s', async (_who, call) => {
  handle.mockClear();
  await expect(callCarrier(call, read, input)).rejects.toMatchObject({ status: 403 });
  expect(handle).not.toHaveBeenCalled();
});

it('makes no change, and no call that the carrier does not have', async () => {
  handle.mockClear();
  await expect(callCarrier(callOf(), change, input)).rejects.toThrow('is no read here');
  const unknown = endpoint({ ...read, path: '/API/Unknown' });
  await expect(callCarrier(callOf(), unknown, input)).rejects.toThrow('is no read here');
  expect(handle).not.toHaveBeenCalled();
});
