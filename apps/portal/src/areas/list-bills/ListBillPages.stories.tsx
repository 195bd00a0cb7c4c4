import { getBillGroups, getListBill } from '@agent-portal/data/list-bills/contract';
import { listBillPages } from '@agent-portal/data/list-bills/mocks';
import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { expect, waitFor, within } from 'storybook/test';
import {
  hasColumns,
  leadsTo,
  press,
  rowsOf,
  savesNothing,
  showsFile,
} from '../../testing/onScreen.ts';
import {
  answers,
  fails,
  onPhone,
  pageMeta,
  statesOf,
  type Story,
  plays,
} from '../../testing/story.ts';
import { people } from '../../testing/people.ts';
import { BillGroupsPage } from './BillGroupsPage.tsx';
import { GroupBillsPage } from './GroupBillsPage.tsx';
import { ListBillPage } from './ListBillPage.tsx';

const { groups, bills, bill, noGroups } = listBillPages;

const group = {
  address: '/list-bill/G001001',
  children: <GroupBillsPage />,
};
const one = {
  address: '/list-bill/G001001/B100028',
  children: <ListBillPage />,
};

export default { title: 'Pages/List Bill', ...pageMeta('/list-bill', <BillGroupsPage />) };
const showsRows = (name: string, count: number) =>
  waitFor(() => expect(rowsOf(name)).toHaveLength(count));

/** The columns of decisions 3, the past-due amounts and the total of all groups. */
export const Groups = plays(async ({ canvas }) => {
  await showsRows('List Bill', groups.groups.length);
  await hasColumns(
    'List Bill',
    'Group number,Group,Billing Mode,Bills due,Next due date,Amount due',
  );
  await expect(canvas.getAllByText('Past due', { selector: 'small' })).toHaveLength(3);
  await leadsTo(canvas, 'G001001', group.address);
});

/** A group that has paid all its bills shows that no bill is due. */
export const NothingDue: Story = {
  tags: ['wide'],
  beforeEach: answers(
    mockEndpoint(getBillGroups, {
      ...groups,
      groups: groups.groups.map((row) => ({ ...row, billsDue: 0, nextDueDate: null })),
    }),
  ),
  play: async ({ canvas }) => {
    await showsRows('List Bill', groups.groups.length);
    await expect(canvas.getAllByText('None due')).toHaveLength(groups.groups.length);
  },
};

/** The amount that the group owes, and its bills with their totals. */
export const Group = plays({ args: group }, async ({ canvas }) => {
  await showsRows('Bills', bills.listBills.length);
  await hasColumns('Bills', 'Bill number,Period,Due date,Billed,Paid,Status');
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Harbor Freightways');
  await leadsTo(canvas, 'B100028', one.address);
});

export const GroupOnPhone = onPhone({
  args: group,
  play: () => showsRows('Bills', bills.listBills.length),
});

/** A group that does not exist or belongs to another agent. */
export const UnknownGroup: Story = {
  args: group,
  beforeEach: fails('getGroupListBills', 404),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Group not found' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Back to List Bill' })).toBeVisible();
  },
};

/** The employees on a bill with the total. Unpaid employees come first. The breadcrumb names the group. */
export const Bill = plays({ args: one }, async ({ canvas }) => {
  await showsRows('Employees', 10);
  await hasColumns('Employees', 'Employee,Policy Number,Product,Premium,Note');
  await expect(rowsOf('Employees')[0]).toHaveTextContent('Past due');
  const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
  await leadsTo(trail, 'Harbor Freightways', group.address);
});

export const BillOnPhone = onPhone({
  args: one,
  play: () => showsRows('Employees', 10),
});

/** A sub-account that may open list bills but no policies: the policy numbers are not links. */
export const WithoutPolicies: Story = {
  args: { ...one, user: { ...people.subWithNothing, roles: ['ListBill'] } },
  play: async ({ canvas }) => {
    await showsRows('Employees', 10);
    await expect(canvas.queryAllByRole('link', { name: /^NL/ })).toHaveLength(0);
  },
};

/** A carrier that returns all employees at once, with only the fields of the specification. */
export const OnlySpecification: Story = {
  args: one,
  beforeEach: ({ msw }) => {
    const { billNumber, period, dueDate, billed, paid, status, groupNumber, employees } = bill;
    const specified = { billNumber, period, dueDate, billed, paid, status, groupNumber, employees };
    msw.use(mockEndpoint(getListBill, { ...specified, currentPage: 1, totalPages: 1 }));
  },
  play: async ({ canvas }) => {
    await showsRows('Employees', 10);
    // One link goes to the group's bills, the other to the group.
    for (const link of canvas.getAllByRole('link', { name: 'Group G001001' })) {
      await expect(link).toBeVisible();
    }
    await expect(canvas.queryByRole('button', { name: /^Export/ })).toBeNull();
  },
};

export const UnknownBill: Story = {
  args: one,
  beforeEach: fails('getListBill', 404),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'List bill not found' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Back to group G001001' })).toBeVisible();
  },
};

/** A toast shows the file name, which contains the bill number and the date. */
export const Exported = plays({ args: one, beforeEach: savesNothing }, async ({ canvas }) => {
  await showsRows('Employees', 10);
  await press(canvas, 'Export to Excel');
  await showsFile('ListBill-B100028-11-18-2026.xlsx');
});

const states = statesOf({
  reads: ['getBillGroups'],
  content: () => rowsOf('List Bill')[0],
  none: [mockEndpoint(getBillGroups, noGroups)],
  empty: ['No groups'],
});
export const NoGroups = states.empty;
export const Loading = states.loading;
export const Failed = states.failed;
export const Forbidden = states.forbidden;
export const GroupsOnPhone = states.phone;
