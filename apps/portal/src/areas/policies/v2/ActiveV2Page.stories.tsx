import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { getActivePolicies } from '@agent-portal/data/policies/v2/contract';
import { secondPages } from '@agent-portal/data/policies/v2/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { freshPage } from '../../../testing/freshPage.ts';
import { issuedStories } from '../../../testing/issuedStories.ts';
import { people } from '../../../testing/people.ts';
import { pageParameters } from '../../../testing/pageParameters.ts';
import { emptyList } from '../../../testing/listStories.ts';
import { StoryFrame } from '../../../testing/StoryFrame.tsx';
import { ActiveV2Page } from './ActiveV2Page.tsx';

const meta = {
  title: 'Pages/Policies/Active, second version',
  component: StoryFrame,
  args: { address: '/active-v2', children: <ActiveV2Page /> },
  parameters: pageParameters,
  beforeEach: freshPage,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

const issued = issuedStories({ name: 'Active', first: secondPages.active.policies[0] });

export const Success: Story = issued.success;

/** An open row shows more details of its policy. */
export const Opened: Story = issued.opened;

export const Phone: Story = issued.phone;

export const Empty: Story = emptyList(
  'policies',
  mockEndpoint(getActivePolicies, { ...secondPages.empty, policies: [] }),
);

/** The tab of late policies shows what is due, the last call, and what was recovered this month. */
export const Late: Story = {
  tags: ['wide'],
  args: { address: '/active-v2?pastDue=true' },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(getActivePolicies, secondPages.late)),
  play: async ({ canvas }) => {
    for (const name of ['Lapses on', 'Days late', 'Amount due', 'Phone', 'Last call'])
      await expect(await canvas.findByRole('columnheader', { name })).toBeVisible();
    await expect(await canvas.findByText(/^Recovered this month: 3 policies/)).toBeVisible();
  },
};

/** A user with one agent ID and no downline has no column for the agent. */
export const OneAgent: Story = {
  args: { user: { ...people.agent, seesOneAgent: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('columnheader', { name: 'Paid to Date' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: /Agent/ })).toBeNull();
  },
};
