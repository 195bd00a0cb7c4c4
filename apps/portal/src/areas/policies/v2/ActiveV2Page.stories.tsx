import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { getActivePolicies } from '@agent-portal/data/policies/v2/contract';
import { secondPages } from '@agent-portal/data/policies/v2/mocks';
import { expect } from 'storybook/test';
import { issuedStories } from '../../../testing/issuedStories.ts';
import { answers, pageMeta, statesOf, type Story } from '../../../testing/story.ts';
import { rowsOf, shows } from '../../../testing/onScreen.ts';
import { ActiveV2Page } from './ActiveV2Page.tsx';

export default {
  title: 'Pages/Policies/Active, second version',
  ...pageMeta('/active-v2', <ActiveV2Page />),
};

const issued = issuedStories({ name: 'Active', first: secondPages.active.policies[0] });

export const Success: Story = issued.success;

/** An open row shows more details of its policy. */
export const Opened: Story = issued.opened;

export const Phone: Story = issued.phone;

/** The tab of late policies shows what is due, the last call, and what was recovered this month. */
export const Late: Story = {
  tags: ['wide'],
  args: { address: '/active-v2?pastDue=true' },
  beforeEach: answers(mockEndpoint(getActivePolicies, secondPages.late)),
  play: async ({ canvas }) => {
    // 'Days late' leaves first where space is short.
    for (const name of ['Lapses on', 'Amount due', 'Phone', 'Last call'])
      await expect(await canvas.findByRole('columnheader', { name })).toBeVisible();
    await shows(canvas, /^Recovered this month: 3 policies/);
  },
};

const states = statesOf({
  reads: ['getActivePolicies'],
  content: () => rowsOf('Active')[0],
  none: [mockEndpoint(getActivePolicies, { ...secondPages.empty, policies: [] })],
  empty: ['No policies'],
});
export const Loading = states.loading;
export const Empty = states.empty;
export const Failed = states.failed;
