import { contract } from '@agent-portal/data/contract';
import { type Endpoint, isFileResponse } from '@agent-portal/data/endpoint';
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Expected } from './Expected.ts';
import { seen } from './failures.ts';
import { failuresOfTier } from './failuresOfTier.ts';
import { outcomesOf } from './outcomesOf.ts';
import { actions, patience, showPage } from './showPage.tsx';
import { press } from './steps.ts';

const isWorkbook = ({ response }: Endpoint) =>
  isFileResponse(response) && response.mediaType.includes('spreadsheet');

/**
 * Tests what the pages of an area show when their calls fail: each call with each kind of failure that the
 * tier of the run includes (reliability, 9).
 */
export function testFailures(failures: Expected['failures'] & object): void {
  const cases = Object.entries(failures).flatMap(([address, calls]) =>
    calls.map((given) => {
      const [name, { shows, steps, answers = [] }] =
        typeof given === 'string' ? ([given, {}] as const) : given;
      const call: Endpoint = contract[name];
      const usual = isWorkbook(call) ? [press('Export to Excel')] : [];
      return { address, name, call, shows, steps: steps ?? usual, answers };
    }),
  );

  describe.each(cases)('$address, when $name fails', (one) => {
    const { address, name, call, shows, steps, answers } = one;
    it.each(failuresOfTier(outcomesOf(name, shows)))(
      'with %s',
      async (failure, expected) => {
        await showPage(address, { call, failure, answers });
        for (const step of steps) await step(actions);
        await waitFor(() => expect(seen()).toBe(expected), patience);
      },
      60_000,
    );
  });
}
