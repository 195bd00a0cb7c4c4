import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { summaryPages } from '@agent-portal/data/policies/mocks';
import { getPolicySummaries } from '@agent-portal/data/policies/summaries/contract';
import { expect, screen, waitFor } from 'storybook/test';
import { hasColumns, rowsOf } from '../../../testing/onScreen.ts';
import { onPhone, pageMeta, statesOf, plays } from '../../../testing/story.ts';
import { ActivePage } from './ActivePage.tsx';

export default { title: 'Pages/Policies/Active', ...pageMeta('/active', <ActivePage />) };

const rows = () => rowsOf('Active');

/** The columns of [S2], the most recently issued policy first. */
export const Success = plays({ tags: ['wide'] }, async () => {
  await waitFor(() => expect(rows()).toHaveLength(10));
  await hasColumns(
    'Active',
    'Agent Name - ID,Primary Insured,Policy Number,Employer,Product Type,Billing Mode,Issued Date,Paid to Date',
  );
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
export const Loading = states.loading;
export const Empty = states.empty;
export const Failed = states.failed;
