// @vitest-environment jsdom
import { contract } from '@agent-portal/data/contract';
import { waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { leavePage, patience, showPage } from './testing/showPage.tsx';
import { failureCases } from './testing/failureCases.ts';
import { type FailureName, seen } from './testing/failures.ts';

afterEach(leavePage);

describe.each(failureCases)('$address, where $call fails', (one) => {
  const { address, call, outcomes, steps = [], answers = [] } = one;
  it.each(Object.entries(outcomes))(
    'with %s',
    async (failure, expected) => {
      await showPage(address, { call: contract[call], failure: failure as FailureName, answers });
      for (const step of steps) await step();
      await waitFor(() => expect(seen()).toBe(expected), patience);
    },
    60_000,
  );
});

it('offers no saved views where the carrier has none', async () => {
  await showPage('/pending-v2', { call: contract.getSavedViews, failure: '404', answers: [] });
  await waitFor(() => expect(document.querySelector('tbody td')).not.toBeNull(), patience);
  const shown = () => document.body.textContent;
  await waitFor(() => expect(shown()).not.toContain('Saved views'), patience);
  expect(document.querySelector('[role="alert"]')).toBeNull();
}, 60_000);
