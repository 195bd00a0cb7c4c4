import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { getPolicy } from '@agent-portal/data/policies/policy/contract';
import { pendingPolicy } from '@agent-portal/data/policies/mocks';
import type { Policy } from '@agent-portal/data/policies/policy/shapes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { freshPage } from '../../../../testing/freshPage.ts';
import { pageParameters } from '../../../../testing/pageParameters.ts';
import { StoryFrame } from '../../../../testing/StoryFrame.tsx';
import { PolicyDetailsPage } from '../details/PolicyDetailsPage.tsx';

const meta = {
  title: 'Pages/Policies/Why a policy is pending',
  component: StoryFrame,
  args: {
    address: '/policy/NL0018O0142/details',
    path: '/policy/:id/details',
    children: <PolicyDetailsPage />,
  },
  parameters: pageParameters,
  beforeEach: freshPage,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

const answering = (part: Partial<Policy>): Pick<Story, 'beforeEach'> => ({
  beforeEach: ({ msw }) => msw.use(mockEndpoint(getPolicy, { ...pendingPolicy, ...part })),
});

const actionLink = '/policy/NL0018O0142/actions?requirement=NL0018O0142-1';

/** The reason is first, then the requirements and the client. */
export const Reason: Story = {
  play: async ({ canvas }) => {
    const why =
      'Waiting for the physician’s statement requested on 11/18, due 12/09. Send a reminder or ask for an exam.';
    await expect(await canvas.findByText(why)).toBeVisible();
    await expect(canvas.getByText('Who must act: You')).toBeVisible();
    const headings = canvas.getAllByRole('heading', { level: 2 });
    await expect(headings.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
      'Requirements',
      'Client Information',
    ]);
    await expect(
      canvas.getByRole('link', { name: 'Call Okafor, Ifeoma, (608) 555-0176' }),
    ).toHaveAttribute('href', 'tel:+16085550176');
    await expect(canvas.getByRole('link', { name: 'Take action' })).toHaveAttribute(
      'href',
      actionLink,
    );
  },
};

/** On a phone, a bar at the bottom calls the client or takes action. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('group', { name: 'Commands' });
    const call = within(bar).getByRole('link', { name: 'Call Okafor, Ifeoma, (608) 555-0176' });
    await expect(call).toHaveAttribute('href', 'tel:+16085550176');
    await expect(within(bar).getByRole('link', { name: 'Take action' })).toHaveAttribute(
      'href',
      actionLink,
    );
    await expect(canvas.getAllByRole('link', { name: 'Take action' })).toHaveLength(1);
    await expect(Math.round(bar.getBoundingClientRect().bottom)).toBe(innerHeight);
  },
};

const insured = {
  ...pendingPolicy.insureds[0]!,
  name: 'Ferreira-Castellanos de la Torre y Montenegro, Maria Guadalupe Esperanza',
};

export const LongNames: Story = {
  globals: { viewport: { value: 'phone' } },
  ...answering({
    insureds: [insured, { ...insured, name: 'Wolfeschlegelsteinhausenbergerdorff, Hubert' }],
    pendingReason: {
      why: 'Waiting for the home office to review the payroll deduction authorization requested on 12/30/2025, 325 days late, and 3 more.',
      advice: 'Next for the client: the owner’s signature on the application.',
      requirementId: null,
      actors: ['HomeOffice', 'Client', 'Agent'],
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Who must act: Home office, Client, You')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** Nothing waits for the agent, so the action form opens without a requirement. */
export const HomeOfficeActs: Story = {
  ...answering({
    requirements: [],
    pendingReason: {
      why: 'Waiting for the home office to review the application.',
      advice: null,
      requirementId: null,
      actors: ['HomeOffice'],
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Who must act: Home office')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Take action' })).toHaveAttribute(
      'href',
      '/policy/NL0018O0142/actions',
    );
  },
};

/** The phone number of an owner is shown with the owner's name. */
export const ChildInsured: Story = {
  ...answering({ insureds: [{ ...insured, name: 'Okafor, Chidi', phone: null }] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Okafor, Chidi' })).toBeVisible();
    const phone = canvas.getByRole('link', { name: /^Call Okafor, Ifeoma/ });
    await expect(phone.closest('li')).toHaveTextContent('Phone: Okafor, Ifeoma (608) 555-0176');
  },
};

/** A carrier can leave out the reason, and a client can have no phone number. */
export const NoReasonAndNoPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  ...answering({
    pendingReason: undefined,
    insureds: [{ ...insured, phone: null }],
    owners: [],
  }),
  play: async ({ canvas }) => {
    const bar = within(await canvas.findByRole('group', { name: 'Commands' }));
    await expect(bar.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.queryByText(/^Who must act/)).toBeNull();
  },
};

export const ActivePolicy: Story = {
  ...answering({ policyStatus: 'Active', requirements: [], pendingReason: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Client Information' })).toBeVisible();
    await expect(canvas.queryByText(/^Who must act/)).toBeNull();
  },
};
