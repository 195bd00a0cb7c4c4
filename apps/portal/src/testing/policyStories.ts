import type { Endpoint } from '@agent-portal/data/endpoint';
import { type Failure, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import type { StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { StoryFrame } from './StoryFrame.tsx';

type Story = StoryObj<typeof StoryFrame>;
type Play = NonNullable<Story['play']>;

/**
 * The stories of each policy page while the policy loads, and when it fails to load.
 * @param fallbacks called if `policy` finds no policy
 */
export function policyStories(policy: Endpoint, ...fallbacks: readonly Endpoint[]) {
  const failing = (failure: Failure, play: Play, endpoints: readonly Endpoint[] = [policy]) =>
    ({
      beforeEach: ({ msw }) =>
        msw.use(...endpoints.map((endpoint) => mockFailure(endpoint, failure))),
      play,
    }) satisfies Story;
  return {
    loading: failing('timeout', async ({ canvas }) => {
      await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
      await expect(canvas.queryByRole('heading', { level: 2 })).toBeNull();
    }),
    /** A policy of another agent, or a missing one: the page says so and links back. */
    notFound: failing(
      404,
      async ({ canvas }) => {
        const heading = await canvas.findByRole('heading', { name: 'Policy not found' });
        await expect(heading).toHaveFocus();
        await expect(canvas.getByRole('link', { name: 'Back to Pending' })).toBeVisible();
      },
      [policy, ...fallbacks],
    ),
    noNetwork: failing('network', async ({ canvas }) => {
      await expect(await canvas.findByRole('alert')).toHaveTextContent('An unexpected error');
      await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    }),
    serverError: failing(500, async ({ canvas }) => {
      const name = 'Oops! Something went wrong.';
      await expect(await canvas.findByRole('heading', { name })).toHaveFocus();
    }),
    forbidden: failing(403, async ({ canvas }) => {
      const heading = await canvas.findByRole('heading', { name: 'Unauthorized.' });
      await expect(heading).toHaveFocus();
    }),
  };
}
