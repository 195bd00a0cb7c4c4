import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import { getWatches, stopWatching } from '@agent-portal/data/watches/contract';
import { watches } from '@agent-portal/data/watches/mocks';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { PageHeader } from '@agent-portal/ui/PageHeader';
import { showsAlert } from '../../../testing/onScreen.ts';
import { answers, fails, onPhone, pageMeta, type Story, plays } from '../../../testing/story.ts';
import { WatchButton } from './WatchButton.tsx';

/** Watches a policy: its changes show in the notifications (decisions, 3). */
export default {
  title: 'Patterns/Watch a policy',
  ...pageMeta(
    '/policy/NL0018O0142/details',
    <PageHeader title="Policy NL0018O0142" actions={<WatchButton policyNumber="NL0018O0142" />} />,
  ),
};

const button = () => screen.findByRole('button', { name: 'Watch this policy' });

/** Enter and a click start and stop watching. The label never changes. */
export const NotWatched = plays(async () => {
  const watch = await button();
  await waitFor(() => expect(watch).toBeEnabled());
  await expect(watch).toHaveAttribute('aria-pressed', 'false');
  watch.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(watch).toHaveAttribute('aria-pressed', 'true'));
  await expect(watch).toHaveFocus();
  await userEvent.click(watch);
  await waitFor(() => expect(watch).toHaveAttribute('aria-pressed', 'false'));
});

export const Watched = plays(answers(mockEndpoint(getWatches, watches.one)), async () => {
  const watch = await button();
  await waitFor(() => expect(watch).toHaveAttribute('aria-pressed', 'true'));
});

export const Phone = onPhone(Watched);

export const Loading = plays(fails('getWatches', 'timeout'), async () => {
  await expect(await button()).toBeDisabled();
});

/** The watch status failed to load. The user can still start watching. */
export const Unknown = plays(fails('getWatches', 500), async () => {
  // The bell sends the same request. If it failed after the click, it would hide the click's result.
  await screen.findByRole('button', { name: 'Notifications, 3 new' });
  const watch = await button();
  await waitFor(() => expect(watch).toBeEnabled());
  await userEvent.click(watch);
  await waitFor(() => expect(watch).toHaveAttribute('aria-pressed', 'true'));
});

export const Failed = plays(fails('watchPolicy', 500), async () => {
  const watch = await button();
  await waitFor(() => expect(watch).toBeEnabled());
  await userEvent.click(watch);
  await showsAlert(screen, 'Try again in a moment.');
  await expect(watch).toHaveAttribute('aria-pressed', 'false');
});

/** When stopping fails, the policy is still watched. */
export const StopFailed: Story = {
  beforeEach: answers(mockEndpoint(getWatches, watches.one), mockFailure(stopWatching, 'network')),
  play: async () => {
    const watch = await button();
    await waitFor(() => expect(watch).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(watch);
    await expect(await screen.findByRole('alert')).toBeVisible();
    await expect(watch).toHaveAttribute('aria-pressed', 'true');
  },
};
