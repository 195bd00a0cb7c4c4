// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { policyActionsTaken } from '../mocks.ts';
import { usePolicyActions, useTakeAction } from './hooks.ts';
import { fakeCarrier, settled } from '../../testing/fakeCarrier.ts';
import { inData } from '../../testing/inData.tsx';

const policyNumber = 'NL0018O0142';
const input = {
  body: { policyNumber, action: 'WithdrawApplication', note: 'Changed their mind.' },
} as const;

function renderAction() {
  return renderHook(
    () => ({ taken: usePolicyActions({ params: { id: policyNumber } }), action: useTakeAction() }),
    {
      wrapper: inData(),
    },
  );
}

it.each([
  [409, 'conflict', 2],
  [500, 'server', 1],
])(
  'useTakeAction after %i says why (%s), and has read what it concerns %i times',
  async (status, kind, reads) => {
    let isWithdrawn = false;
    const requests = fakeCarrier(({ method }) => {
      if (method === 'GET') {
        return Response.json(isWithdrawn ? policyActionsTaken.one : policyActionsTaken.none);
      }
      isWithdrawn = true;
      return Response.json({ detail: 'It was withdrawn already.' }, { status });
    });
    const { result } = renderAction();
    await act(settled);
    expect(result.current.taken.data?.items).toEqual([]);
    await act(async () => expect(await result.current.action.make(input)).toBe(false));
    await act(settled);
    expect(result.current.action.error?.kind).toBe(kind);
    expect(result.current.taken.data?.items).toHaveLength(reads - 1);
    expect(requests.filter(({ method }) => method === 'GET')).toHaveLength(reads);
  },
);
