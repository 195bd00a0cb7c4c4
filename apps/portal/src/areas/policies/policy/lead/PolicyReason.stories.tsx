import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { getPolicy } from '@agent-portal/data/policies/policy/contract';
import { pendingPolicy } from '@agent-portal/data/policies/mocks';
import type { Policy } from '@agent-portal/data/policies/policy/shapes';
import { expect, within } from 'storybook/test';
import { leadsTo, shows } from '../../../../testing/onScreen.ts';
import { answers, onPhone, pageMeta, type Story, plays } from '../../../../testing/story.ts';
import { PolicyDetailsPage } from '../details/PolicyDetailsPage.tsx';

export default {
  title: 'Pages/Policies/Why a policy is pending',
  ...pageMeta('/policy/NL0018O0142/details', <PolicyDetailsPage />),
};

const answering = (part: Partial<Policy>): Pick<Story, 'beforeEach'> => ({
  beforeEach: answers(mockEndpoint(getPolicy, { ...pendingPolicy, ...part })),
});

const actionLink = '/policy/NL0018O0142/actions?requirement=NL0018O0142-1';

/** The reason is first, then the requirements and the client. */
export const Reason = plays(async ({ canvas }) => {
  const why =
    'Waiting for the physician’s statement requested on 11/18, due 12/09. Send a reminder or ask for an exam.';
  await shows(canvas, why);
  await shows(canvas, 'Who must act: You');
  const headings = canvas.getAllByRole('heading', { level: 2 });
  await expect(headings.slice(0, 2).map(({ textContent }) => textContent)).toEqual([
    'Requirements',
    'Client Information',
  ]);
  await leadsTo(canvas, 'Call Okafor, Ifeoma, (608) 555-0176', 'tel:+16085550176');
  await leadsTo(canvas, 'Take action', actionLink);
});

/** On a phone, a bar at the bottom calls the client or takes action. */
export const Phone = onPhone(async ({ canvas }) => {
  const bar = await canvas.findByRole('group', { name: 'Commands' });
  const call = within(bar).getByRole('link', { name: 'Call Okafor, Ifeoma, (608) 555-0176' });
  await expect(call).toHaveAttribute('href', 'tel:+16085550176');
  await expect(within(bar).getByRole('link', { name: 'Take action' })).toHaveAttribute(
    'href',
    actionLink,
  );
  await expect(canvas.getAllByRole('link', { name: 'Take action' })).toHaveLength(1);
  await expect(Math.round(bar.getBoundingClientRect().bottom)).toBe(innerHeight);
});

const insured = {
  ...pendingPolicy.insureds[0]!,
  name: 'Ferreira-Castellanos de la Torre y Montenegro, Maria Guadalupe Esperanza',
};

export const LongNames = onPhone({
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
    await shows(canvas, 'Who must act: Home office, Client, You');
  },
});

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
    await shows(canvas, 'Who must act: Home office');
    await leadsTo(canvas, 'Take action', '/policy/NL0018O0142/actions');
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
export const NoReasonAndNoPhone = onPhone({
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
});

export const ActivePolicy: Story = {
  ...answering({ policyStatus: 'Active', requirements: [], pendingReason: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Client Information' })).toBeVisible();
    await expect(canvas.queryByText(/^Who must act/)).toBeNull();
  },
};
