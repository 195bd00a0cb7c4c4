import { getGroupDetails } from '@agent-portal/data/groups/contract';
import { groupPages } from '@agent-portal/data/groups/mocks';
import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { freshPage } from '../../../testing/freshPage.ts';
import { rowsOf } from '../../../testing/listStories.ts';
import { pageParameters } from '../../../testing/pageParameters.ts';
import { StoryFrame } from '../../../testing/StoryFrame.tsx';
import { GroupPage } from './GroupPage.tsx';

const meta = {
  title: 'Pages/Group Inventory/Group',
  component: StoryFrame,
  args: {
    address: '/group-inventory/G001001',
    path: '/group-inventory/:id',
    children: <GroupPage />,
  },
  parameters: pageParameters,
  beforeEach: freshPage,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

const { details } = groupPages;
const ready = () => waitFor(() => expect(rowsOf('Products')).toHaveLength(details.products.length));

/** The products with their total, and contacts with e-mail and phone links. */
export const Success: Story = {
  play: async ({ canvas }) => {
    await ready();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(details.group);
    const [contact] = details.contacts;
    await expect(canvas.getByRole('link', { name: contact?.email ?? '' })).toHaveAttribute(
      'href',
      `mailto:${contact?.email}?subject=Group%20${details.groupNumber}`,
    );
    await expect(canvas.queryByText(/Under the minimum/)).toBeNull();
  },
};

/** The group is under its minimum: the page says how many employees are missing. */
export const UnderMinimum: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockEndpoint(getGroupDetails, { ...details, minimumParticipation: 0.8, shortBy: 1 })),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/1 more employee has to enroll: the group's minimum is 80% of 71/),
    ).toBeVisible();
  },
};

/** No product is in force yet, and there are no contacts. */
export const Empty: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(getGroupDetails, {
        ...details,
        enrolled: 0,
        participation: 0,
        annualizedPremium: '0.00',
        products: [],
        contacts: [],
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No products in force.')).toBeVisible();
    await expect(canvas.getByText('No contacts on file.')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getGroupDetails, 'timeout')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toHaveAttribute('aria-busy', 'true');
  },
};

export const NotFound: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getGroupDetails, 404)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Group not found' })).toBeVisible();
  },
};

export const NoNetwork: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getGroupDetails, 'network')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const ServerError: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getGroupDetails, 503)),
  play: async ({ canvas }) => {
    const oops = { name: 'Oops! Something went wrong.' };
    await expect(await canvas.findByRole('heading', oops)).toHaveFocus();
  },
};

export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getGroupDetails, 403)),
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Unauthorized.' });
    await expect(heading).toHaveFocus();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: ready };
