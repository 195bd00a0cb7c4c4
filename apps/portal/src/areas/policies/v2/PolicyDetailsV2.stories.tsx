import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import { getPendingPolicyDetail, getPolicyDetail } from '@agent-portal/data/policies/v2/contract';
import { secondPolicies } from '@agent-portal/data/policies/v2/mocks';
import { expect, waitFor, within } from 'storybook/test';
import { leadsTo } from '../../../testing/onScreen.ts';
import { answers, onPhone, pageMeta, statesOf, type Story, plays } from '../../../testing/story.ts';
import { PolicyDetailsPage } from '../policy/details/PolicyDetailsPage.tsx';

export default {
  title: 'Pages/Policies/Policy details, second version',
  ...pageMeta('/policy-v2/pending/NL0018O0142/details-v2', <PolicyDetailsPage />),
};

/** All links on the page go to second-version pages. */
export const Success = plays(async ({ canvas }) => {
  const clients = await canvas.findByRole('heading', { name: 'Client Information' });
  await expect(clients).toBeVisible();
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Okafor, Ifeoma');
  await leadsTo(
    canvas,
    'Take action',
    '/policy-v2/pending/NL0018O0142/actions-v2?requirement=NL0018O0142-1',
  );
  await leadsTo(canvas, 'Actions', '/policy-v2/pending/NL0018O0142/actions-v2');
});

export const Phone = onPhone(Success);

/** An old link still works after the policy is no longer pending. */
export const NoLongerPending: Story = {
  beforeEach: answers(
    mockFailure(getPendingPolicyDetail, 404),
    mockEndpoint(getPolicyDetail, { ...secondPolicies.any, policyStatus: 'Active' }),
  ),
  play: async ({ canvas }) => {
    const trail = within(await canvas.findByRole('navigation', { name: 'Breadcrumb' }));
    const list = await trail.findByRole('link', { name: 'Active' });
    await waitFor(() => expect(list).toHaveAttribute('href', '/active-v2'));
    await leadsTo(canvas, 'Details', '/policy-v2/active/NL0018O0142/details-v2');
  },
};

/** The other call requests a policy whose coverage has ended. */
export const NotPending: Story = {
  args: { address: '/policy-v2/terminated/NL0018O0142/details-v2' },
  beforeEach: answers(
    mockFailure(getPendingPolicyDetail, 500),
    mockEndpoint(getPolicyDetail, {
      ...secondPolicies.any,
      policyStatus: 'Terminated',
      requirements: [],
    }),
  ),
  play: async ({ canvas }) => {
    await leadsTo(canvas, 'Terminated', '/terminated-v2');
    await expect(canvas.queryByRole('heading', { name: 'Requirements' })).toBeNull();
  },
};

const states = statesOf({
  reads: ['getPendingPolicyDetail', 'getPolicyDetail'],
  content: (page) => page.queryByRole('heading', { name: 'Client Information' }),
  missing: ['Policy not found', 'Back to Pending'],
});
export const Loading = states.loading;
export const NotFound = states.notFound;
export const Failed = states.failed;
export const ServerError = states.serverError;
export const Forbidden = states.forbidden;
