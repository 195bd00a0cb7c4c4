import { getClaim } from '@agent-portal/data/claims/contract';
import { claimFixtures } from '@agent-portal/data/claims/mocks';
import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import { Link } from '@agent-portal/ui/Link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { freshPage } from '../../../testing/freshPage.ts';
import { pageParameters } from '../../../testing/pageParameters.ts';
import { people } from '../../../testing/people.ts';
import { StoryFrame } from '../../../testing/StoryFrame.tsx';
import { ClaimPage } from './ClaimPage.tsx';

const { waiting, paid } = claimFixtures;

const meta = {
  title: 'Pages/Claims/Claim',
  component: StoryFrame,
  args: {
    address: `/claims/${waiting.claimNumber}`,
    path: '/claims/:claimNumber',
    children: <ClaimPage />,
  },
  parameters: pageParameters,
  beforeEach: freshPage,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A claim that waits for an item: what is missing is first. */
export const Success: Story = {
  play: async ({ canvas }) => {
    const items = within(await canvas.findByRole('list', { name: 'Requested items' }));
    const [first] = items.getAllByRole('listitem');
    await expect(first).toHaveTextContent(/Missing|Overdue/);
    await expect(canvas.getByText(/^Waiting for the /)).toBeVisible();
    const history = within(canvas.getByRole('list', { name: 'History' }));
    await expect(history.getAllByRole('listitem').at(-1)).toHaveTextContent('Received');
    const policy = canvas.getByRole('link', { name: waiting.policyNumber });
    await expect(policy).toHaveAttribute('href', `/policy/${waiting.policyNumber}/details`);
    const { primaryInsured, clientId } = waiting.policy;
    const insured = canvas.getByRole('link', { name: primaryInsured });
    await expect(insured).toHaveAttribute('href', `/client/${clientId}`);
  },
};

/** A paid claim says how much was paid and when. */
export const Paid: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(getClaim, paid)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Paid \$/)).toBeVisible();
  },
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
    await expect(await canvas.findByText(/^Denied on /)).toBeVisible();
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

/** While the next claim loads, nothing of the previous one is on screen. */
export const NextClaim: Story = {
  args: {
    children: (
      <>
        <Link href={`/claims/${paid.claimNumber}`}>Next claim</Link>
        <ClaimPage />
      </>
    ),
  },
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(getClaim, (request) =>
        request.url.endsWith(waiting.claimNumber) ? waiting : new Promise<never>(() => {}),
      ),
    ),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: waiting.claimant });
    await userEvent.click(canvas.getByRole('link', { name: 'Next claim' }));
    await canvas.findByRole('heading', { level: 1, name: `Claim ${paid.claimNumber}` });
    for (const text of [waiting.claimant, waiting.policyNumber, waiting.claimNumber]) {
      await expect(canvas.queryByText(text)).toBeNull();
    }
  },
};

export const NotFound: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getClaim, 404)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Claim not found' })).toHaveFocus();
    const search = canvas.getByRole('link', { name: 'Search for this number' });
    await expect(search).toHaveAttribute('href', '/claims/results?claimNumber=C100011');
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getClaim, 'timeout')),
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
