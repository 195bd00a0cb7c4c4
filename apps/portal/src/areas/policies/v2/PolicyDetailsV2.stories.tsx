import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import {
  exportPolicyDetail,
  getPendingPolicyDetail,
  getPolicyDetail,
} from '@agent-portal/data/policies/v2/contract';
import { secondPolicies } from '@agent-portal/data/policies/v2/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { freshPage } from '../../../testing/freshPage.ts';
import { pageParameters } from '../../../testing/pageParameters.ts';
import { policyStories } from '../../../testing/policyStories.ts';
import { StoryFrame } from '../../../testing/StoryFrame.tsx';
import { PolicyDetailsPage } from '../policy/details/PolicyDetailsPage.tsx';

const meta = {
  title: 'Pages/Policies/Policy details, second version',
  component: StoryFrame,
  args: {
    address: '/policy-v2/pending/NL0018O0142/details-v2',
    path: '/policy-v2/:status/:id/details-v2',
    children: <PolicyDetailsPage />,
  },
  parameters: pageParameters,
  beforeEach: freshPage,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

const states = policyStories(getPendingPolicyDetail, getPolicyDetail);

/** All links on the page go to second-version pages. */
export const Success: Story = {
  play: async ({ canvas }) => {
    const clients = await canvas.findByRole('heading', { name: 'Client Information' });
    await expect(clients).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Okafor, Ifeoma');
    await expect(canvas.getByRole('link', { name: 'Take action' })).toHaveAttribute(
      'href',
      '/policy-v2/pending/NL0018O0142/actions-v2?requirement=NL0018O0142-1',
    );
    await expect(canvas.getByRole('link', { name: 'Actions' })).toHaveAttribute(
      'href',
      '/policy-v2/pending/NL0018O0142/actions-v2',
    );
  },
};

export const Phone: Story = { ...Success, globals: { viewport: { value: 'phone' } } };

/** An old link still works after the policy is no longer pending. */
export const NoLongerPending: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(getPendingPolicyDetail, 404),
      mockEndpoint(getPolicyDetail, { ...secondPolicies.any, policyStatus: 'Active' }),
    ),
  play: async ({ canvas }) => {
    const trail = within(await canvas.findByRole('navigation', { name: 'Breadcrumb' }));
    const list = await trail.findByRole('link', { name: 'Active' });
    await waitFor(() => expect(list).toHaveAttribute('href', '/active-v2'));
    await expect(canvas.getByRole('link', { name: 'Details' })).toHaveAttribute(
      'href',
      '/policy-v2/active/NL0018O0142/details-v2',
    );
  },
};

/** The other call requests a policy whose coverage has ended. */
export const NotPending: Story = {
  args: { address: '/policy-v2/terminated/NL0018O0142/details-v2' },
  beforeEach: ({ msw }) =>
    msw.use(
      mockFailure(getPendingPolicyDetail, 500),
      mockEndpoint(getPolicyDetail, {
        ...secondPolicies.any,
        policyStatus: 'Terminated',
        requirements: [],
      }),
    ),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('link', { name: 'Terminated' });
    await expect(list).toHaveAttribute('href', '/terminated-v2');
    await expect(canvas.queryByRole('heading', { name: 'Requirements' })).toBeNull();
  },
};

/** The second versions use a separate call for the PDF. Its error shows below the menu. */
export const FileFailed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(exportPolicyDetail, 500)),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'More commands' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Policy PDF' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The download failed.');
  },
};

export const Loading: Story = states.loading;

/** The policy does not exist: both calls return 404. */
export const NotFound: Story = states.notFound;

export const NoNetwork: Story = states.noNetwork;

export const ServerError: Story = states.serverError;

export const Forbidden: Story = states.forbidden;
