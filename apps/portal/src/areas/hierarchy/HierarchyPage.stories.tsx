import { getActiveAppointments, getActiveHierarchy } from '@agent-portal/data/hierarchy/contract';
import { hierarchyPages } from '@agent-portal/data/hierarchy/mocks';
import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { expect, userEvent, waitFor } from 'storybook/test';
import { hasColumns, leadsTo, rowsOf, shows } from '../../testing/onScreen.ts';
import {
  answers,
  fails,
  onPhone,
  pageMeta,
  statesOf,
  type Story,
  plays,
} from '../../testing/story.ts';
import { HierarchyPage } from './HierarchyPage.tsx';

export default { title: 'Pages/Hierarchy', ...pageMeta('/hierarchy', <HierarchyPage />) };

const none = { currentPage: 1, totalPages: 1, totalRecords: 0, filters: null };
const ofAppointments = { address: '/hierarchy?tab=appointments' };
const treeReady = () => waitFor(() => expect(rowsOf('Active hierarchy')).toHaveLength(3));

/** The columns of decisions 3, the hierarchy counts, and a tab that counts the items that end soon. */
export const Success = plays(async ({ canvas }) => {
  await treeReady();
  await hasColumns(
    'Active hierarchy',
    'Agent,Level,Market,Company,Contract status,Effective,Downline',
  );
  await leadsTo(canvas, /^Just in time: \d+$/, '/hierarchy?countedAs=Just+in+time');
  await expect(canvas.getByRole('link', { name: /^Ending soon \d+$/ })).toBeVisible();
});

/** Each branch loads when the user opens it. */
export const Opened = plays(async ({ canvas }) => {
  await treeReady();
  const [opener] = canvas.getAllByRole('button', { name: /^Show the downline of Whitfield/ });
  if (opener) await userEvent.click(opener);
  await expect(await canvas.findByRole('rowheader', { name: /Reyes, Marco/ })).toBeVisible();
});

/** The branches down to the found agent are open, and the agent's row is marked. */
export const Found: Story = {
  args: { address: '/hierarchy?agent=4473322' },
  play: async ({ canvas }) => {
    const found = await canvas.findByRole('rowheader', { name: /^Level 3: Raman, Priya/ });
    await expect(found.closest('tr')).toHaveAttribute('data-marked');
    await waitFor(() => expect(found).toHaveFocus());
  },
};

export const FoundOnAPhone = onPhone(Found);

/** The agent does not belong to the hierarchy. */
export const NotFound: Story = {
  args: { address: '/hierarchy?agent=4480055' },
  beforeEach: fails('getAgentInformation', 404),
  play: ({ canvas }) => shows(canvas, 'Agent 4480055 is not in your hierarchy.'),
};

/** The agent has no downline. */
export const WithoutDownline: Story = {
  beforeEach: answers(mockEndpoint(getActiveHierarchy, hierarchyPages.solo)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(rowsOf('Active hierarchy')).toHaveLength(1));
    await expect(canvas.queryByRole('button', { name: /^Show the downline/ })).toBeNull();
  },
};

export const EndingSoon: Story = {
  args: { address: '/hierarchy?tab=ending-soon' },
  play: ({ canvas }) => shows(canvas, '7 days left'),
};

export const Appointments: Story = {
  args: ofAppointments,
  play: () => waitFor(() => expect(rowsOf('Appointments')).toHaveLength(10)),
};
const states = statesOf({
  reads: ['getActiveHierarchy'],
  content: () => rowsOf('Active hierarchy')[0],
});
export const Loading = states.loading;
export const Failed = states.failed;
export const Forbidden = states.forbidden;
export const Phone = states.phone;

const appointments = statesOf({
  reads: ['getActiveAppointments'],
  content: () => rowsOf('Appointments')[0],
  none: [mockEndpoint(getActiveAppointments, { ...none, appointments: [] })],
  empty: ['No appointments'],
});
export const AppointmentsEmpty: Story = { ...appointments.empty, args: ofAppointments };
