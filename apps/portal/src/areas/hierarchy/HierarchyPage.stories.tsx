import {
  getActiveAppointments,
  getActiveHierarchy,
  getAgentInformation,
  getEndings,
} from '@agent-portal/data/hierarchy/contract';
import { hierarchyPages } from '@agent-portal/data/hierarchy/mocks';
import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { freshPage } from '../../testing/freshPage.ts';
import { emptyList, rowsOf } from '../../testing/listStories.ts';
import { pageParameters } from '../../testing/pageParameters.ts';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { HierarchyPage } from './HierarchyPage.tsx';

const meta = {
  title: 'Pages/Hierarchy',
  component: StoryFrame,
  args: { address: '/hierarchy', children: <HierarchyPage /> },
  parameters: pageParameters,
  beforeEach: freshPage,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

const none = { currentPage: 1, totalPages: 1, totalRecords: 0, filters: null };
const ofAppointments = { address: '/hierarchy?tab=appointments' };
const treeReady = () => waitFor(() => expect(rowsOf('Active hierarchy')).toHaveLength(3));

/** The columns of decisions 3, the hierarchy counts, and a tab that counts the items that end soon. */
export const Success: Story = {
  play: async ({ canvas }) => {
    await treeReady();
    const table = within(canvas.getByRole('table', { name: 'Active hierarchy' }));
    const headers = table.getAllByRole('columnheader', { hidden: true });
    await expect(headers.map(({ textContent }) => textContent)).toEqual(
      'Agent,Level,Market,Company,Contract status,Effective,Downline'.split(','),
    );
    const jit = canvas.getByRole('link', { name: /^Just in time: \d+$/ });
    await expect(jit).toHaveAttribute('href', '/hierarchy?countedAs=Just+in+time');
    await expect(canvas.getByRole('link', { name: /^Ending soon \d+$/ })).toBeVisible();
  },
};

/** Each branch loads when the user opens it. */
export const Opened: Story = {
  play: async ({ canvas }) => {
    await treeReady();
    const [opener] = canvas.getAllByRole('button', { name: /^Show the downline of Whitfield/ });
    if (opener) await userEvent.click(opener);
    await expect(await canvas.findByRole('rowheader', { name: /Reyes, Marco/ })).toBeVisible();
  },
};

/** The branches down to the found agent are open, and the agent's row is marked. */
export const Found: Story = {
  args: { address: '/hierarchy?agent=4473322' },
  play: async ({ canvas }) => {
    const found = await canvas.findByRole('rowheader', { name: /^Level 3: Raman, Priya/ });
    await expect(found.closest('tr')).toHaveAttribute('data-marked');
    await waitFor(() => expect(found).toHaveFocus());
  },
};

export const FoundOnAPhone: Story = { ...Found, globals: { viewport: { value: 'phone' } } };

/** The agent does not belong to the hierarchy. */
export const NotFound: Story = {
  args: { address: '/hierarchy?agent=4480055' },
  beforeEach: ({ msw }) => msw.use(mockFailure(getAgentInformation, 404)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Agent 4480055 is not in your hierarchy.')).toBeVisible();
  },
};

/** The agent has no downline. */
export const WithoutDownline: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(getActiveHierarchy, hierarchyPages.solo)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(rowsOf('Active hierarchy')).toHaveLength(1));
    await expect(canvas.queryByRole('button', { name: /^Show the downline/ })).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: treeReady };

export const EndingSoon: Story = {
  args: { address: '/hierarchy?tab=ending-soon' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('7 days left')).toBeVisible();
  },
};

/** Only the request for the items that end soon fails: their tab shows the error. */
export const EndingsFailed: Story = {
  ...EndingSoon,
  beforeEach: ({ msw }) => msw.use(mockFailure(getEndings, 500)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const Appointments: Story = {
  args: ofAppointments,
  play: () => waitFor(() => expect(rowsOf('Appointments')).toHaveLength(10)),
};
export const AppointmentsEmpty: Story = {
  ...emptyList('appointments', mockEndpoint(getActiveAppointments, { ...none, appointments: [] })),
  args: ofAppointments,
};
