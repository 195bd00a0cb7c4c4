// @vitest-environment jsdom
import { DataProvider } from '@agent-portal/data';
import { fakeCarrier, settled, testClient } from '@agent-portal/data/testing/fakeCarrier';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { inPortal } from '../../../testing/inPortal.tsx';
import { useChosen } from './useChosen.ts';

const rowOf = (policyNumber: string) => ({
  policyNumber,
  primaryInsured: `Insured of ${policyNumber}`,
});
const [late, other] = [rowOf('NL1'), rowOf('NL2')];

it('a second selection remembers the filters that it began with', async () => {
  fakeCarrier(() =>
    Response.json({ total: 1, rows: [{ ...late, key: 'NL1', requirementId: null }] }),
  );
  const { client } = testClient();
  const Portal = inPortal();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Portal>
      <DataProvider client={client} identity="agent">
        {children}
      </DataProvider>
    </Portal>
  );
  const shown = (rows: readonly object[], filters: object) => ({
    list: 'Active' as const,
    rows,
    first: [],
    total: rows.length,
    input: { params: { list: 'Active' as const }, query: { filters } },
  });
  const pastDue = shown([late], { pastDue: true });
  const { result, rerender } = renderHook(useChosen, { wrapper, initialProps: pastDue });
  act(() => result.current.select(new Set(['NL1'])));
  act(() => result.current.select(new Set()));
  rerender(shown([late, other], {}));
  act(() => result.current.select(new Set(['NL2'])));
  rerender(pastDue);
  await act(settled);
  expect(result.current.lacking).toBe(1);
});
