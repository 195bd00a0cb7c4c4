import { getPolicyFollowUps } from '@agent-portal/data/work/follow-ups/contract';
import { followUps } from '@agent-portal/data/work/follow-ups/mocks';
import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { freshPage } from '../../testing/freshPage.ts';
import { pageParameters } from '../../testing/pageParameters.ts';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { PageHeader } from '@agent-portal/ui/PageHeader';
import { PolicyFollowUps } from './PolicyFollowUps.tsx';

/** A page that does not list the requirements of its policy. */
const page = (
  <>
    <PageHeader title="A case" />
    <PolicyFollowUps policyNumber="NL0018O0142" />
  </>
);

const meta = {
  title: 'Patterns/Follow-ups of a policy',
  component: StoryFrame,
  args: { address: '/case-management', children: page },
  parameters: pageParameters,
  beforeEach: freshPage,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

const withOne = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(getPolicyFollowUps, followUps.ofPolicy)),
} satisfies Story;

export const Some: Story = {
  ...withOne,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Follow up on 11/20/2026')).toBeVisible();
    await expect(canvas.getByText('Attending physician statement')).toBeVisible();
  },
};

/** A deleted follow-up keeps its place, and the user can restore it there. */
export const Deleted: Story = {
  ...withOne,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Delete the follow-up/ }));
    const undo = await canvas.findByRole('button', { name: /^Undo/ });
    await expect(undo).toHaveFocus();
    await userEvent.click(undo);
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Change/ })).toHaveFocus());
  },
};

/** Without follow-ups nothing shows, not even a heading. */
export const None: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getPolicyFollowUps, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Your follow-ups on this policy could not be loaded.',
    );
  },
};
