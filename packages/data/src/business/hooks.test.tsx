// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import unsecured from '../debt/fixtures/getUnsecuredAdvances.json' with { type: 'json' };
import secured from '../debt/fixtures/getSecuredAdvances.json' with { type: 'json' };
import { fakeCarrier, settled } from '../testing/fakeCarrier.ts';
import { useDebtCard } from './hooks.ts';
import { inData } from '../testing/inData.tsx';

it.each(['Unsecured', 'Secured'])(
  'the hook reads %s advances again after a failure',
  async (kind) => {
    let fails = true;
    fakeCarrier(({ url }) => {
      if (fails && url.includes(`/${kind}`)) return Response.json({}, { status: 500 });
      return Response.json(url.includes('/Unsecured') ? unsecured : secured);
    });
    const wrapper = inData();
    const { result } = renderHook(() => useDebtCard(), { wrapper });
    await act(settled);
    expect(result.current).toMatchObject({ data: undefined, error: { kind: 'server' } });
    fails = false;
    act(() => result.current.retry());
    await act(settled);
    const data = { unsecured: unsecured.totalDebt, secured: secured.totalDebt };
    expect(result.current).toMatchObject({ data, error: undefined });
  },
);
