import { mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import { mocks } from '@agent-portal/data/mocks/mocks';
import { getStatusCounts } from '@agent-portal/data/policies/status-counts/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { freshPage } from '../../../testing/freshPage.ts';
import { pageParameters } from '../../../testing/pageParameters.ts';
import { StoryFrame } from '../../../testing/StoryFrame.tsx';
import { PatPage } from './PatPage.tsx';

const meta = {
  title: 'Pages/Policies/Home',
  component: StoryFrame,
  args: { address: '/pat', children: <PatPage /> },
  parameters: pageParameters,
  beforeEach: freshPage,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

const lists = ['Pending', 'Active', 'Terminated'] as const;

/** Each card has its counts, and links to its list and to the policies to look at first. */
export const Success: Story = {
  play: async ({ canvas }) => {
    const active = within(canvas.getByRole('region', { name: 'Active' }));
    await expect(await active.findByText('$681,132.72')).toBeVisible();
    await expect(active.getByText('463')).toBeVisible();
    await expect(active.getByRole('link', { name: 'Policies past due' })).toHaveAttribute(
      'href',
      '/active?pastDue=true',
    );
    for (const name of lists) {
      const card = within(canvas.getByRole('region', { name }));
      await expect(card.getByRole('link', { name })).toHaveAttribute(
        'href',
        `/${name.toLowerCase()}?viewAs=`,
      );
    }
  },
};

export const Phone: Story = { ...Success, globals: { viewport: { value: 'phone' } } };

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getStatusCounts, 'timeout')),
  play: async ({ canvas }) => {
    for (const name of lists) {
      const card = await canvas.findByRole('region', { name });
      await expect(card).toHaveAttribute('aria-busy', 'true');
    }
  },
};

/** The counts failed. Each card says so, still links to its list, and offers a retry [S8]. */
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getStatusCounts, 500)),
  play: async ({ canvas, msw }) => {
    for (const name of lists) {
      const card = within(canvas.getByRole('region', { name }));
      await expect(await card.findByRole('alert')).toHaveTextContent('could not answer');
      await expect(card.getByRole('link', { name })).toBeVisible();
    }
    msw.use(mocks.getStatusCounts);
    const terminated = within(canvas.getByRole('region', { name: 'Terminated' }));
    await userEvent.click(terminated.getByRole('button', { name: 'Try again' }));
    await expect(await terminated.findByText('18')).toBeVisible();
  },
};

/** A 403 replaces the content with the unauthorized page [S8]. */
export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getStatusCounts, 403)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Unauthorized.' })).toHaveFocus();
  },
};
