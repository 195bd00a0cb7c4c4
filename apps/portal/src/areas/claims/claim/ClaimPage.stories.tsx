import { getClaim } from '@agent-portal/data/claims/contract';
import { claimFixtures } from '@agent-portal/data/claims/mocks';
import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { expect, within } from 'storybook/test';
import { leadsTo, shows } from '../../../testing/onScreen.ts';
import { answers, pageMeta, statesOf, type Story, plays } from '../../../testing/story.ts';
import { people } from '../../../testing/people.ts';
import { ClaimPage } from './ClaimPage.tsx';

const { waiting, paid } = claimFixtures;

export default {
  title: 'Pages/Claims/Claim',
  ...pageMeta(`/claims/${waiting.claimNumber}`, <ClaimPage />),
};

/** A claim that waits for an item: what is missing is first. */
export const Success = plays(async ({ canvas }) => {
  const items = within(await canvas.findByRole('list', { name: 'Requested items' }));
  const [first] = items.getAllByRole('listitem');
  await expect(first).toHaveTextContent(/Missing|Overdue/);
  await shows(canvas, /^Waiting for the /);
  const history = within(canvas.getByRole('list', { name: 'History' }));
  await expect(history.getAllByRole('listitem').at(-1)).toHaveTextContent('Received');
  const policy = canvas.getByRole('link', { name: waiting.policyNumber });
  await expect(policy).toHaveAttribute('href', `/policy/${waiting.policyNumber}/details`);
  const { primaryInsured, clientId } = waiting.policy;
  await leadsTo(canvas, primaryInsured, `/client/${clientId}`);
});

/** A paid claim says how much was paid and when. */
export const Paid: Story = {
  beforeEach: answers(mockEndpoint(getClaim, paid)),
  play: ({ canvas }) => shows(canvas, /^Paid \$/),
};

/** A denied claim, with long names and a long reason. */
export const LongNames: Story = {
  beforeEach: ({ msw }) => {
    const note = 'The condition that the claim is about existed before the policy date. '.repeat(3);
    msw.use(
      mockEndpoint(getClaim, {
        ...waiting,
        status: 'Denied',
        claimant: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh, Maximiliana Alexandrina',
        items: [],
        history: [{ event: 'Denied', date: waiting.lastUpdate, note }],
      }),
    );
  },
  play: async ({ canvas }) => {
    await shows(canvas, /^Denied on /);
    await expect(canvas.queryByRole('list', { name: 'Requested items' })).toBeNull();
  },
};

/** A sub-account that may open claims but not policies: neither the policy nor its insured is a link. */
export const WithoutPolicies: Story = {
  args: { user: people.subWithClaims },
  play: async ({ canvas }) => {
    await canvas.findByRole('list', { name: 'History' });
    for (const name of [waiting.policyNumber, waiting.policy.primaryInsured]) {
      await expect(canvas.getAllByText(name)[0]).toBeVisible();
      await expect(canvas.queryByRole('link', { name })).toBeNull();
    }
  },
};

const states = statesOf({
  reads: ['getClaim'],
  content: (page) => page.queryByRole('list', { name: 'History' }),
  missing: ['Claim not found', 'Search for this number'],
});
export const NotFound = states.notFound;
export const Loading = states.loading;
export const Failed = states.failed;
export const Forbidden = states.forbidden;
export const Phone = states.phone;
