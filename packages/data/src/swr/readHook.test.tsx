// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getStatusCounts } from '../policies/status-counts/contract.ts';
import { getPolicy } from '../policies/policy/contract.ts';
import policy from '../policies/fixtures/getPolicy.json' with { type: 'json' };
import counts from '../policies/fixtures/getStatusCounts.json' with { type: 'json' };
import { fakeCarrier, settled } from '../testing/fakeCarrier.ts';
import { listHook } from './listHook.ts';
import { readHook } from './readHook.ts';
import { inData } from '../testing/inData.tsx';

/** The hook with the carrier's requests; `/Slow` is never answered. */
async function renderRead<Arguments extends readonly unknown[], Result>(
  useRead: (...args: Arguments) => Result,
  ...initialProps: Arguments
) {
  const requests = fakeCarrier(({ url }) => {
    if (url.endsWith('/Slow')) return new Promise<Response>(() => {});
    return Response.json(url.endsWith(getStatusCounts.path) ? counts : policy);
  });
  const hook = renderHook((args: Arguments) => useRead(...args), {
    initialProps,
    wrapper: inData(),
  });
  await act(settled);
  return { ...hook, paths: () => requests.map(({ url }) => new URL(url).pathname) };
}

const useCounts = readHook(getStatusCounts);
const useById = readHook(getPolicy, {
  input: (id: string | null) => (id === null ? null : { params: { id } }),
});

it('a read hook reads a call without input, unless it is not wanted', async () => {
  const { result } = await renderRead(useCounts);
  expect(result.current.data).toEqual(counts);
  const unwanted = await renderRead(useCounts, false);
  expect(unwanted.paths()).toEqual([]);
  expect(unwanted.result.current).toMatchObject({ data: undefined, isLoading: false });
});

it('a read hook takes the input of the call, and null sends no request', async () => {
  const usePolicy = readHook(getPolicy);
  const { paths } = await renderRead(usePolicy, { params: { id: 'A' } });
  expect(paths()).toEqual(['/API/PolicyInfo/Policies/A']);
  expect((await renderRead(usePolicy, null)).paths()).toEqual([]);
});

it('a read hook makes the input from its own arguments', async () => {
  expect((await renderRead(useById, 'A')).paths()).toEqual(['/API/PolicyInfo/Policies/A']);
  expect((await renderRead(useById, null)).paths()).toEqual([]);
});

it('a read hook returns what `select` takes from the answer', async () => {
  const useNumber = readHook(getPolicy, { select: ({ policyNumber }) => policyNumber });
  const { result } = await renderRead(useNumber, { params: { id: 'A' } });
  expect(result.current.data).toBe(policy.policyNumber);
});

it('a read hook shows nothing of the previous thing while the next one loads', async () => {
  const { result, rerender } = await renderRead(useById, 'A');
  rerender(['Slow']);
  expect(result.current).toMatchObject({ data: undefined, isLoading: true });
});

it('a read hook keeps the rows of the previous input in a list, until its subject changes', async () => {
  const useRows = listHook(getPolicy, { subject: ({ params: { id } }) => id[0] });
  const { result, rerender } = await renderRead(useRows, { params: { id: 'S' } });
  rerender([{ params: { id: 'Slow' } }]);
  expect(result.current).toMatchObject({ data: expect.anything(), isRefreshing: true });
  rerender([{ params: { id: 'A/Slow' } }]);
  expect(result.current).toMatchObject({ data: undefined, isLoading: true });
});
