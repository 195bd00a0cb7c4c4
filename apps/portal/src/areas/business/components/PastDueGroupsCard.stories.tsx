import { getPastDueGroups } from '@agent-portal/data/list-bills/contract';
import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { freshPage } from '../../../testing/freshPage.ts';
import { pageParameters } from '../../../testing/pageParameters.ts';
import { StoryFrame } from '../../../testing/StoryFrame.tsx';
import { MyBusinessPage } from '../MyBusinessPage.tsx';

const meta = {
  title: 'Pages/Today/Groups past due',
  component: StoryFrame,
  args: { address: '/my-business?tab=my-business', children: <MyBusinessPage /> },
  parameters: pageParameters,
  beforeEach: freshPage,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const card = (canvas: Canvas, name: string) => canvas.findByRole('region', { name });

/** The groups with past due list bills, the longest overdue first, each with its bills. */
export const GroupsPastDue: Story = {
  play: async ({ canvas }) => {
    const groups = within(await card(canvas, 'Groups past due'));
    const rows = await groups.findAllByRole('listitem');
    await expect(rows).toHaveLength(3);
    const [first] = within(rows[0] ?? canvas.getByRole('main')).getAllByRole('link');
    await expect(first).toHaveAttribute('href', expect.stringMatching(/^\/list-bill\/G\d+$/));
    await expect(
      groups.getByRole('link', { name: /^See all \d+ groups in List Bill$/ }),
    ).toHaveAttribute('href', '/list-bill?pastDue=true');
  },
};

export const NoGroupPastDue: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(getPastDueGroups, {
        pastDueTotal: '0.00',
        groupCount: 0,
        groups: [],
        asOf: '2026-11-18T15:00:00Z',
      }),
    ),
  play: async ({ canvas }) => {
    const groups = within(await card(canvas, 'Groups past due'));
    await expect(await groups.findByText('No group is past due.')).toBeVisible();
    await expect(groups.getByRole('link', { name: 'See List Bill' })).toHaveAttribute(
      'href',
      '/list-bill',
    );
  },
};

/** The card is hidden if the carrier does not offer past due groups. */
export const GroupsNotOffered: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getPastDueGroups, 404)),
  play: async ({ canvas }) => {
    await card(canvas, 'Debt');
    await waitFor(() => expect(canvas.queryByText('Groups past due')).toBeNull());
  },
};
