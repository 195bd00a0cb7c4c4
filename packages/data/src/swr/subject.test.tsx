// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { getPolicy } from '../policies/policy/contract.ts';
import policyFixture from '../policies/fixtures/getPolicy.json' with { type: 'json' };
import { fakeCarrier, settled } from '../testing/fakeCarrier.ts';
import { useEndpoint } from './useEndpoint.ts';
import { inData } from '../testing/inData.tsx';

it('a list keeps the previous answer for the same subject, and not for another', async () => {
  fakeCarrier(({ url }) =>
    url.endsWith('/A') ? Response.json(policyFixture) : new Promise<Response>(() => {}),
  );
  const wrapper = inData();
  const { result, rerender } = renderHook(
    ({ id, subject }) =>
      useEndpoint(getPolicy, { params: { id } }, { keepPreviousData: true, subject }),
    { wrapper, initialProps: { id: 'A', subject: 'Reyes' } },
  );
  await act(settled);
  expect(result.current.data).toBeDefined();
  rerender({ id: 'B', subject: 'Reyes' });
  expect(result.current).toMatchObject({ isPrevious: true, data: expect.anything() });
  rerender({ id: 'C', subject: 'Raman' });
  expect(result.current).toMatchObject({ data: undefined, isLoading: true, isPrevious: false });
  rerender({ id: 'D', subject: 'Reyes' });
  expect(result.current).toMatchObject({ isPrevious: true, data: expect.anything() });
  rerender({ id: 'A', subject: 'Reyes' });
  expect(result.current).toMatchObject({ isPrevious: false, data: expect.anything() });
});
