import { contract } from '@agent-portal/data/contract';
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { FailureCase } from './FailureCase.ts';
import { failuresOfTier } from './failuresOfTier.ts';
import { type FailureName, seen } from './failures.ts';
import { leavePage, patience, showPage } from './showPage.tsx';

/**
 * Tests what the screens of an area show when their calls fail: each call with each kind of failure that
 * the tier of the run includes (reliability, 9). The `failures.test.tsx` next to `failureCases.ts` calls it.
 */
export function testFailures(cases: readonly FailureCase[]): void {
  afterEach(leavePage);

  describe.each(cases)('$address, when $call fails', (one) => {
    const { address, call, outcomes, steps = [], answers = [] } = one;
    it.each(failuresOfTier(outcomes))(
      'with %s',
      async (failure, expected) => {
        await showPage(address, { call: contract[call], failure: failure as FailureName, answers });
        for (const step of steps) await step();
        await waitFor(() => expect(seen()).toBe(expected), patience);
      },
      60_000,
    );
  });
}
