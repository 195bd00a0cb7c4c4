import { exportGroupSummary, getGroupSummary } from '@agent-portal/data/groups/contract';
import { groupPages } from '@agent-portal/data/groups/mocks';
import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { freshPage } from '../../testing/freshPage.ts';
import { rowsOf, saysItTries } from '../../testing/listStories.ts';
import { pageParameters } from '../../testing/pageParameters.ts';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { GroupInventoryPage } from './GroupInventoryPage.tsx';

const meta = {
  title: 'Pages/Group Inventory/Groups',
  component: StoryFrame,
  args: { address: '/group-inventory', children: <GroupInventoryPage /> },
  parameters: pageParameters,
  beforeEach: freshPage,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

const name = 'Group Inventory';
const ready = () =>
  waitFor(() => expect(rowsOf(name)).toHaveLength(groupPages.groups.groups.length));

/** The columns of decisions 3. A text says which participations are under the minimum. */
export const Success: Story = {
  play: async ({ canvas }) => {
    await ready();
    const table = within(canvas.getByRole('table', { name }));
    const headers = table.getAllByRole('columnheader', { hidden: true });
    await expect(headers.map(({ textContent }) => textContent)).toEqual(
      'Group number,Group,State,Eligible,Enrolled,Participation,Annualized premium,Agent'.split(
        ',',
      ),
    );
    const short = groupPages.groups.groups.filter(({ shortBy = 0 }) => shortBy > 0);
    await expect(table.getAllByText(/^Under \d+%$/)).toHaveLength(short.length);
    await expect(table.getByRole('link', { name: 'G001001' })).toHaveAttribute(
      'href',
      '/group-inventory/G001001',
    );
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: ready };

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getGroupSummary, 'timeout')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toHaveAttribute('aria-busy', 'true');
    await saysItTries();
  },
};

/** An agent without groups. */
export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(getGroupSummary, groupPages.empty)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No groups')).toBeVisible();
  },
};

export const NoNetwork: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getGroupSummary, 'network')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getGroupSummary, 503)),
  play: async ({ canvas }) => {
    const oops = { name: 'Oops! Something went wrong.' };
    await expect(await canvas.findByRole('heading', oops)).toHaveFocus();
  },
};

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getGroupSummary, 403)),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Unauthorized.' });
    await expect(heading).toHaveFocus();
  },
};

export const ExportRefused: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(exportGroupSummary, 403)),
  play: async ({ canvas }) => {
    await ready();
    await userEvent.click(canvas.getByRole('button', { name: 'Export to Excel' }));
    await expect(await canvas.findByText('You do not have access to this file.')).toBeVisible();
  },
};
