import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { summaryPages } from '@agent-portal/data/policies/mocks';
import { getPolicySummaries } from '@agent-portal/data/policies/summaries/contract';
import { expect, screen, waitFor } from 'storybook/test';
import { rowsOf } from '../../../testing/onScreen.ts';
import { onPhone, pageMeta, statesOf, plays } from '../../../testing/story.ts';
import { TerminatedPage } from './TerminatedPage.tsx';

export default {
  title: 'Pages/Policies/Terminated',
  ...pageMeta('/terminated', <TerminatedPage />),
};

const rows = () => rowsOf('Terminated');

/** The columns of /active, and when and why coverage ended. Termination Date is highlighted [S2]. */
export const Success = plays({ tags: ['wide'] }, async () => {
  await waitFor(() => expect(rows()).toHaveLength(10));
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  await expect(headers.slice(-3)).toEqual(['Paid to Date', 'Termination Date', 'Reason']);
  await expect(document.querySelectorAll('thead [data-highlighted]')).toHaveLength(1);
  await expect(screen.getByRole('columnheader', { name: 'Issued Date' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});

export const Phone = onPhone(async ({ canvas }) => {
  await waitFor(() => expect(rows()).toHaveLength(10));
  await expect(canvas.getByRole('combobox', { name: 'Sort' })).toBeVisible();
});

const states = statesOf({
  reads: ['getPolicySummaries'],
  content: () => rows()[0],
  none: [mockEndpoint(getPolicySummaries, summaryPages.empty)],
  empty: ['No policies'],
});
export const Empty = states.empty;
