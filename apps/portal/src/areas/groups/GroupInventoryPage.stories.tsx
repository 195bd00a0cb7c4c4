import { getGroupSummary } from '@agent-portal/data/groups/contract';
import { groupPages } from '@agent-portal/data/groups/mocks';
import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { expect, waitFor, within } from 'storybook/test';
import { hasColumns, leadsTo, rowsOf } from '../../testing/onScreen.ts';
import { pageMeta, statesOf, plays } from '../../testing/story.ts';
import { GroupInventoryPage } from './GroupInventoryPage.tsx';

export default {
  title: 'Pages/Group Inventory/Groups',
  ...pageMeta('/group-inventory', <GroupInventoryPage />),
};

const name = 'Group Inventory';
const ready = () =>
  waitFor(() => expect(rowsOf(name)).toHaveLength(groupPages.groups.groups.length));

/** The columns of decisions 3. A text says which participations are under the minimum. */
export const Success = plays(async ({ canvas }) => {
  await ready();
  const table = within(canvas.getByRole('table', { name }));
  await hasColumns(
    name,
    'Group number,Group,State,Eligible,Enrolled,Participation,Annualized premium,Agent',
  );
  const short = groupPages.groups.groups.filter(({ shortBy = 0 }) => shortBy > 0);
  await expect(table.getAllByText(/^Under \d+%$/)).toHaveLength(short.length);
  await leadsTo(table, 'G001001', '/group-inventory/G001001');
});

const states = statesOf({
  reads: ['getGroupSummary'],
  content: () => rowsOf(name)[0],
  none: [mockEndpoint(getGroupSummary, groupPages.empty)],
  empty: ['No groups'],
});
export const Loading = states.loading;
export const Empty = states.empty;
export const Failed = states.failed;
export const ServerError = states.serverError;
export const Forbidden = states.forbidden;
export const Phone = states.phone;
