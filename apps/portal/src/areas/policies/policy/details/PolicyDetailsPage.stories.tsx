import { getPolicyCommissions } from '@agent-portal/data/commissions/explained/contract';
import { commissionPages } from '@agent-portal/data/commissions/mocks';
import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { expect, within } from 'storybook/test';
import { leadsTo } from '../../../../testing/onScreen.ts';
import {
  answers,
  onPhone,
  pageMeta,
  statesOf,
  type Story,
  plays,
} from '../../../../testing/story.ts';
import { PolicyDetailsPage } from './PolicyDetailsPage.tsx';

export default {
  title: 'Pages/Policies/Policy details',
  ...pageMeta('/policy/NL0018O0142/details', <PolicyDetailsPage />),
};

export const Success = plays(async ({ canvas }) => {
  await expect(await canvas.findByRole('heading', { name: 'Client Information' })).toBeVisible();
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Okafor, Ifeoma');
  for (const fact of ['Product: Critical Care Benefit', 'Writing Agent: Whitfield, Dana 4471902'])
    await expect(
      canvas.getByText((_, li) => li?.textContent === fact, { selector: 'li' }),
    ).toBeVisible();
  const parties = within(canvas.getByRole('table', { name: 'Client Information' }));
  await expect(parties.getAllByText('Insured')[0]).toBeVisible();
  await expect(canvas.getByRole('heading', { name: 'Coverages and riders' })).toBeVisible();
  // The number and the action are on the page once.
  const main = within(canvas.getByRole('main'));
  await expect(main.getAllByText(/NL0018O0142/)).toHaveLength(1);
  await expect(main.getAllByRole('link', { name: /^Take action/ })).toHaveLength(1);
  const history = within(canvas.getByRole('list', { name: 'History' }));
  await expect(history.getAllByRole('listitem')[0]).toHaveTextContent('requested');
});

/** The breadcrumb to the policy contains the list for its status, and ends with its number to copy. */
export const Trail = plays(async ({ canvas }) => {
  const trail = within(await canvas.findByRole('navigation', { name: 'Breadcrumb' }));
  await leadsTo(trail, 'Pending', '/pending-v2');
  await leadsTo(trail, 'Policy Overview', '/pat');
  await expect(trail.getByText('Policy NL0018O0142')).toHaveAttribute('aria-current', 'page');
  await expect(canvas.getByRole('button', { name: 'Copy number' })).toBeVisible();
});

/** The paid total excludes the commission that the open cycle is expected to pay. */
export const EstimatedCommission: Story = {
  tags: ['wide'],
  beforeEach: answers(
    mockEndpoint(getPolicyCommissions, {
      ...commissionPages.ofPolicy,
      paidTotal: '258.26',
      estimatedTotal: '1.93',
    }),
  ),
  play: async ({ canvas }) => {
    const amountOf = async (label: string) =>
      (await canvas.findByText(label, { selector: 'dt' })).nextElementSibling;
    await expect(await amountOf('Paid to you')).toHaveTextContent('$258.26');
    await expect(await amountOf('Estimated for the open cycle, not yet paid')).toHaveTextContent(
      '$1.93',
    );
  },
};

export const Phone = onPhone(Success);

const states = statesOf({
  reads: ['getPolicy'],
  content: (page) => page.queryByRole('heading', { name: 'Client Information' }),
  missing: ['Policy not found', 'Back to Pending'],
});
export const Loading = states.loading;
export const NotFound = states.notFound;
export const Failed = states.failed;
export const ServerError = states.serverError;
export const Forbidden = states.forbidden;

/** An invalid policy number in the URL shows the error page without a request. */
export const NoPolicyNumber: Story = {
  ...states.notFound,
  args: { address: '/policy/THIS-IS-MUCH-TOO-LONG-FOR-A-POLICY-NUMBER/details' },
};
