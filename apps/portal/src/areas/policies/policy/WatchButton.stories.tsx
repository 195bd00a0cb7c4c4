import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import { getWatches, stopWatching, watchPolicy } from '@agent-portal/data/watches/contract';
import { watches, watchesMocks } from '@agent-portal/data/watches/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { PageHeader } from '@agent-portal/ui/PageHeader';
import { freshState } from '../../../testing/freshState.ts';
import { pageParameters } from '../../../testing/pageParameters.ts';
import { StoryFrame } from '../../../testing/StoryFrame.tsx';
import { WatchButton } from './WatchButton.tsx';

/** Watches a policy: its changes show in the notifications (decisions, 3). */
const meta = {
  title: 'Patterns/Watch a policy',
  component: StoryFrame,
  args: {
    address: '/policy/NL0018O0142/details',
    children: (
      <PageHeader title="Policy NL0018O0142" actions={<WatchButton policyNumber="NL0018O0142" />} />
    ),
  },
  parameters: pageParameters,
  beforeEach: ({ msw }) => {
    freshState({ msw });
    msw.use(mockEndpoint(getWatches, watches.none), ...Object.values(watchesMocks));
  },
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

const button = () => screen.findByRole('button', { name: 'Watch this policy' });

/** Enter and a click start and stop watching. The label never changes. */
export const NotWatched: Story = {
  play: async () => {
    const watch = await button();
    await waitFor(() => expect(watch).toBeEnabled());
    await expect(watch).toHaveAttribute('aria-pressed', 'false');
    watch.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(watch).toHaveAttribute('aria-pressed', 'true'));
    await expect(watch).toHaveFocus();
    await userEvent.click(watch);
    await waitFor(() => expect(watch).toHaveAttribute('aria-pressed', 'false'));
  },
};

export const Watched: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(getWatches, watches.one)),
  play: async () => {
    const watch = await button();
    await waitFor(() => expect(watch).toHaveAttribute('aria-pressed', 'true'));
  },
};

export const Phone: Story = { ...Watched, globals: { viewport: { value: 'phone' } } };

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getWatches, 'timeout')),
  play: async () => {
    await expect(await button()).toBeDisabled();
  },
};

/** The watch status failed to load. The user can still start watching. */
export const Unknown: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getWatches, 500)),
  play: async () => {
    // The bell sends the same request. If it failed after the click, it would hide the click's result.
    await screen.findByRole('button', { name: 'Notifications, 3 new' });
    const watch = await button();
    await waitFor(() => expect(watch).toBeEnabled());
    await userEvent.click(watch);
    await waitFor(() => expect(watch).toHaveAttribute('aria-pressed', 'true'));
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(watchPolicy, 500)),
  play: async () => {
    const watch = await button();
    await waitFor(() => expect(watch).toBeEnabled());
    await userEvent.click(watch);
    await expect(await screen.findByRole('alert')).toHaveTextContent('Try again in a moment.');
    await expect(watch).toHaveAttribute('aria-pressed', 'false');
  },
};

/** When stopping fails, the policy is still watched. */
export const StopFailed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockEndpoint(getWatches, watches.one), mockFailure(stopWatching, 'network')),
  play: async () => {
    const watch = await button();
    await waitFor(() => expect(watch).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(watch);
    await expect(await screen.findByRole('alert')).toBeVisible();
    await expect(watch).toHaveAttribute('aria-pressed', 'true');
  },
};
