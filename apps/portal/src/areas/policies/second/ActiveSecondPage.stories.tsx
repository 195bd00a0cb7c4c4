import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { mocks } from '@agent-portal/data/mocks/mocks';
import {
  exportActivePolicies,
  getActivePolicies,
} from '@agent-portal/data/policies/second/contract';
import { secondPages } from '@agent-portal/data/policies/second/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { freshState } from '../../../testing/freshState.ts';
import { listStories, rowsOf } from '../../../testing/listStories.ts';
import { pageParameters } from '../../../testing/pageParameters.ts';
import { StoryFrame } from '../../../testing/StoryFrame.tsx';
import { Page } from './ActiveSecondPage.tsx';

const meta = {
  title: 'Pages/Policies/Active, second version',
  component: StoryFrame,
  args: { address: '/active-v2', children: <Page /> },
  parameters: pageParameters,
  beforeEach: ({ msw }) => {
    localStorage.clear();
    msw.use(...Object.values(mocks));
    return freshState({ msw });
  },
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

const states = listStories({
  name: 'Active',
  nouns: 'policies',
  list: getActivePolicies,
  listExport: exportActivePolicies,
  empty: mockEndpoint(getActivePolicies, { ...secondPages.empty, policies: [] }),
  filtered: [
    '/active-v2?pastDue=true&employer=Lakeshore+School+District',
    /Employer: Lakeshore School District, /,
  ],
});

const [first] = secondPages.active.policies;
const rows = () => rowsOf('Active');

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

export const Loading: Story = states.loading;

export const Empty: Story = states.empty;

export const NoNetwork: Story = states.noNetwork;

export const ServerError: Story = states.serverError;

export const NoMatches: Story = states.noMatches;

export const Reset: Story = states.reset;

export const ExportRefused: Story = states.exportRefused;

export const Forbidden: Story = states.forbidden;
