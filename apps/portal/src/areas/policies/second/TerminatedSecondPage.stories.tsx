import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import { mocks } from '@agent-portal/data/mocks/mocks';
import { getTerminatedPolicies } from '@agent-portal/data/policies/second/contract';
import { secondPages } from '@agent-portal/data/policies/second/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { freshState } from '../../../testing/freshState.ts';
import { pageParameters } from '../../../testing/pageParameters.ts';
import { StoryFrame } from '../../../testing/StoryFrame.tsx';
import { Page } from './TerminatedSecondPage.tsx';

const meta = {
  title: 'Pages/Policies/Terminated, second version',
  component: StoryFrame,
  args: { address: '/terminated-v2', children: <Page /> },
  parameters: pageParameters,
  beforeEach: ({ msw }) => {
    localStorage.clear();
    msw.use(...Object.values(mocks));
    return freshState({ msw });
  },
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

const list = getTerminatedPolicies;
const [first] = secondPages.terminated.policies;
const rows = () =>
  document.querySelectorAll('table[aria-label="Terminated"] tbody tr:not([data-skeleton])');

export const Success: Story = {
  play: async () => {
    await waitFor(() => expect(rows()).toHaveLength(10));
    await expect(screen.getByRole('columnheader', { name: 'Issued Date' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
};

export const Dark: Story = { ...Success, globals: { theme: 'dark' } };

/** A row opens to what else there is to know of its policy. */
export const Opened: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(rows()).toHaveLength(10));
    await userEvent.click(
      canvas.getByRole('button', { name: `${first?.policyNumber} at a glance` }),
    );
    await expect(canvas.getByText('Annualized premium')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(rows()).toHaveLength(10));
    await expect(canvas.getByLabelText('Sort by')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(list, 'timeout')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(list, { ...secondPages.empty, policies: [] })),
  play: async ({ canvas }) => {
    const note = await canvas.findByText('No policies', undefined, { timeout: 10_000 });
    await expect(note).toBeVisible();
  },
};

export const NoNetwork: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(list, 'network')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('An unexpected error');
  },
};

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(list, 500)),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Oops! Something went wrong.' });
    await expect(heading).toHaveFocus();
  },
};

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(list, 403)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Unauthorized.' })).toHaveFocus();
  },
};
