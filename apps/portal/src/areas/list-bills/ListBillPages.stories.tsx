import {
  exportListBill,
  getBillGroups,
  getGroupListBills,
  getListBill,
} from '@agent-portal/data/list-bills/contract';
import { listBillPages } from '@agent-portal/data/list-bills/mocks';
import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { accessRules } from '../../access/accessRules.ts';
import { freshPage } from '../../testing/freshPage.ts';
import { rowsOf, saysItTries } from '../../testing/listStories.ts';
import { pageParameters } from '../../testing/pageParameters.ts';
import { people } from '../../testing/people.ts';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { BillGroupsPage } from './BillGroupsPage.tsx';
import { GroupBillsPage } from './GroupBillsPage.tsx';
import { ListBillPage } from './ListBillPage.tsx';

const { groups, bills, bill, noGroups } = listBillPages;
const needs = accessRules.listBill;
const top = { title: 'List Bill', pattern: '/list-bill', needs };
const place = { layout: 'navigation' } as const;

const group = {
  address: '/list-bill/G001001',
  path: '/list-bill/:groupId',
  handle: { ...place, id: 'list-bill-group', title: 'Group', trail: [top] },
  children: <GroupBillsPage />,
};
const one = {
  address: '/list-bill/G001001/B100028',
  path: '/list-bill/:groupId/:listBillId',
  handle: {
    ...place,
    id: 'list-bill-bill',
    title: 'Bill',
    trail: [top, { title: 'Group', pattern: '/list-bill/:groupId', needs }],
  },
  children: <ListBillPage />,
};

const meta = {
  title: 'Pages/List Bill',
  component: StoryFrame,
  args: { address: '/list-bill', children: <BillGroupsPage /> },
  parameters: pageParameters,
  beforeEach: freshPage,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;
const phone = { viewport: { value: 'phone' } };
const showsRows = (name: string, count: number) =>
  waitFor(() => expect(rowsOf(name)).toHaveLength(count));
const headersOf = (name: string, canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('table', { name }))
    .getAllByRole('columnheader', { hidden: true })
    .map(({ textContent }) => textContent);

/** The columns of decisions 3, the past-due amounts and the total of all groups. */
export const Groups: Story = {
  play: async ({ canvas }) => {
    await showsRows('List Bill', groups.groups.length);
    await expect(headersOf('List Bill', canvas)).toEqual(
      'Group number,Group,Billing Mode,Bills due,Next due date,Amount due'.split(','),
    );
    await expect(canvas.getAllByText('Past due', { selector: 'small' })).toHaveLength(3);
    await expect(canvas.getByRole('link', { name: 'G001001' })).toHaveAttribute(
      'href',
      group.address,
    );
  },
};

/** A group that has paid all its bills shows that no bill is due. */
export const NothingDue: Story = {
  tags: ['wide'],
  beforeEach: ({ msw }) =>
    msw.use(
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

export const GroupsOnPhone: Story = {
  globals: phone,
  play: () => showsRows('List Bill', groups.groups.length),
};

/** An agent whose groups get no list bills. */
export const NoGroups: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(getBillGroups, noGroups)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No groups')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getBillGroups, 'timeout')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toHaveAttribute('aria-busy', 'true');
    await saysItTries();
  },
};

export const NoNetwork: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getBillGroups, 'network')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'An unexpected error occured.',
    );
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getBillGroups, 403)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Unauthorized.' })).toHaveFocus();
  },
};

/** The amount that the group owes, and its bills with their totals. */
export const Group: Story = {
  args: group,
  play: async ({ canvas }) => {
    await showsRows('Bills', bills.listBills.length);
    await expect(headersOf('Bills', canvas)).toEqual(
      'Bill number,Period,Due date,Billed,Paid,Status'.split(','),
    );
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Harbor Freightways');
    await expect(canvas.getByRole('link', { name: 'B100028' })).toHaveAttribute(
      'href',
      one.address,
    );
  },
};

export const GroupOnPhone: Story = {
  args: group,
  globals: phone,
  play: () => showsRows('Bills', bills.listBills.length),
};

/** A group that does not exist or belongs to another agent. */
export const UnknownGroup: Story = {
  args: group,
  beforeEach: ({ msw }) => msw.use(mockFailure(getGroupListBills, 404)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Group not found' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Back to List Bill' })).toBeVisible();
  },
};

/** The employees on a bill with the total. Unpaid employees come first. The breadcrumb names the group. */
export const Bill: Story = {
  args: one,
  play: async ({ canvas }) => {
    await showsRows('Employees', 10);
    await expect(headersOf('Employees', canvas)).toEqual(
      'Employee,Policy Number,Product,Premium,Note'.split(','),
    );
    await expect(rowsOf('Employees')[0]).toHaveTextContent('Past due');
    const trail = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
    await expect(trail.getByRole('link', { name: 'Harbor Freightways' })).toHaveAttribute(
      'href',
      group.address,
    );
  },
};

export const BillOnPhone: Story = {
  args: one,
  globals: phone,
  play: () => showsRows('Employees', 10),
};

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
    const said = { billNumber, period, dueDate, billed, paid, status, groupNumber, employees };
    msw.use(mockEndpoint(getListBill, { ...said, currentPage: 1, totalPages: 1 }));
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
  beforeEach: ({ msw }) => msw.use(mockFailure(getListBill, 404)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'List bill not found' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Back to group G001001' })).toBeVisible();
  },
};

/** A toast shows the file name, which contains the bill number and the date. */
export const Exported: Story = {
  args: one,
  beforeEach: () => {
    const save = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    return () => save.mockRestore();
  },
  play: async ({ canvas }) => {
    await showsRows('Employees', 10);
    await userEvent.click(canvas.getByRole('button', { name: 'Export to Excel' }));
    const toasts = await canvas.findByRole('region', { name: 'Messages' });
    await expect(toasts).toHaveTextContent('ListBill-B100028-11-18-2026.xlsx is in your downloads');
    await userEvent.click(within(toasts).getByRole('button', { name: /^Dismiss/ }));
    await expect(toasts).not.toBeInTheDocument();
  },
};

export const ExportRefused: Story = {
  args: one,
  beforeEach: ({ msw }) => msw.use(mockFailure(exportListBill, 403)),
  play: async ({ canvas }) => {
    await showsRows('Employees', 10);
    await userEvent.click(canvas.getByRole('button', { name: 'Export to Excel' }));
    await expect(await canvas.findByText('You do not have access to this file.')).toBeVisible();
  },
};
