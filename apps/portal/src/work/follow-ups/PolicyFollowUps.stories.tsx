import { getPolicyFollowUps } from '@agent-portal/data/work/follow-ups/contract';
import { followUps } from '@agent-portal/data/work/follow-ups/mocks';
import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { expect, userEvent, waitFor } from 'storybook/test';
import { press, shows, showsAlert } from '../../testing/onScreen.ts';
import { answers, fails, pageMeta, type Story, plays } from '../../testing/story.ts';
import { PageHeader } from '@agent-portal/ui/PageHeader';
import { PolicyFollowUps } from './PolicyFollowUps.tsx';

/** A page that does not list the requirements of its policy. */
const page = (
  <>
    <PageHeader title="A case" />
    <PolicyFollowUps policyNumber="NL0018O0142" />
  </>
);

export default { title: 'Patterns/Follow-ups of a policy', ...pageMeta('/case-management', page) };

const withOne = {
  beforeEach: answers(mockEndpoint(getPolicyFollowUps, followUps.ofPolicy)),
} satisfies Story;

export const Some = plays({ ...withOne }, async ({ canvas }) => {
  await shows(canvas, 'Follow up on 11/20/2026');
  await shows(canvas, 'Attending physician statement');
});

/** A deleted follow-up keeps its place, and the user can restore it there. */
export const Deleted = plays({ ...withOne }, async ({ canvas }) => {
  await press(canvas, /^Delete the follow-up/);
  const undo = await canvas.findByRole('button', { name: /^Undo/ });
  await expect(undo).toHaveFocus();
  await userEvent.click(undo);
  await waitFor(() => expect(canvas.getByRole('button', { name: /^Change/ })).toHaveFocus());
});

/** Without follow-ups nothing shows, not even a heading. */
export const None = plays(async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
});

export const Failed: Story = {
  beforeEach: fails('getPolicyFollowUps', 500),
  play: ({ canvas }) => showsAlert(canvas, 'Your follow-ups on this policy could not be loaded.'),
};
