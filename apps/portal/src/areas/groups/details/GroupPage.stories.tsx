import { getGroupDetails } from '@agent-portal/data/groups/contract';
import { groupPages } from '@agent-portal/data/groups/mocks';
import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { expect, waitFor } from 'storybook/test';
import { leadsTo, rowsOf, shows } from '../../../testing/onScreen.ts';
import { answers, pageMeta, statesOf, type Story, plays } from '../../../testing/story.ts';
import { GroupPage } from './GroupPage.tsx';

export default {
  title: 'Pages/Group Inventory/Group',
  ...pageMeta('/group-inventory/G001001', <GroupPage />),
};

const { details } = groupPages;
const ready = () => waitFor(() => expect(rowsOf('Products')).toHaveLength(details.products.length));

/** The products with their total, and contacts with e-mail and phone links. */
export const Success = plays(async ({ canvas }) => {
  await ready();
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(details.group);
  const [contact] = details.contacts;
  await leadsTo(
    canvas,
    contact?.email ?? '',
    `mailto:${contact?.email}?subject=Group%20${details.groupNumber}`,
  );
  await expect(canvas.queryByText(/Under the minimum/)).toBeNull();
});

/** The group is under its minimum: the page says how many employees are missing. */
export const UnderMinimum: Story = {
  beforeEach: answers(
    mockEndpoint(getGroupDetails, { ...details, minimumParticipation: 0.8, shortBy: 1 }),
  ),
  play: ({ canvas }) =>
    shows(canvas, /1 more employee has to enroll: the group's minimum is 80% of 71/),
};

const states = statesOf({
  reads: ['getGroupDetails'],
  content: () => rowsOf('Products')[0],
  none: [
    mockEndpoint(getGroupDetails, {
      ...details,
      enrolled: 0,
      participation: 0,
      annualizedPremium: '0.00',
      products: [],
      contacts: [],
    }),
  ],
  empty: ['No products in force.', 'No contacts on file.'],
  missing: ['Group not found', 'Back to Group Inventory'],
});
export const Empty = states.empty;
export const Loading = states.loading;
export const NotFound = states.notFound;
export const Failed = states.failed;
export const ServerError = states.serverError;
export const Forbidden = states.forbidden;
export const Phone = states.phone;
