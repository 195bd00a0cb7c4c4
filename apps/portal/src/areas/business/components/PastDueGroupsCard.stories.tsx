import { getPastDueGroups } from '@agent-portal/data/list-bills/contract';
import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { expect, waitFor, within } from 'storybook/test';
import { leadsTo, shows } from '../../../testing/onScreen.ts';
import {
  answers,
  type Canvas,
  fails,
  pageMeta,
  type Story,
  plays,
} from '../../../testing/story.ts';
import { MyBusinessPage } from '../MyBusinessPage.tsx';

export default {
  title: 'Pages/Today/Groups past due',
  ...pageMeta('/my-business?tab=my-business', <MyBusinessPage />),
};

const card = (canvas: Canvas, name: string) => canvas.findByRole('region', { name });

/** The groups with past due list bills, the longest overdue first, each with its bills. */
export const GroupsPastDue = plays(async ({ canvas }) => {
  const groups = within(await card(canvas, 'Groups past due'));
  const rows = await groups.findAllByRole('listitem');
  await expect(rows).toHaveLength(3);
  const [first] = within(rows[0] ?? canvas.getByRole('main')).getAllByRole('link');
  await expect(first).toHaveAttribute('href', expect.stringMatching(/^\/list-bill\/G\d+$/));
  await leadsTo(groups, /^See all \d+ groups in List Bill$/, '/list-bill?pastDue=true');
});

export const NoGroupPastDue: Story = {
  beforeEach: answers(
    mockEndpoint(getPastDueGroups, {
      pastDueTotal: '0.00',
      groupCount: 0,
      groups: [],
      asOf: '2026-11-18T15:00:00Z',
    }),
  ),
  play: async ({ canvas }) => {
    const groups = within(await card(canvas, 'Groups past due'));
    await shows(groups, 'No group is past due.');
    await leadsTo(groups, 'See List Bill', '/list-bill');
  },
};

/** The card is hidden if the carrier does not offer past due groups. */
export const GroupsNotOffered = plays(fails('getPastDueGroups', 404), async ({ canvas }) => {
  await card(canvas, 'Debt');
  await waitFor(() => expect(canvas.queryByText('Groups past due')).toBeNull());
});
