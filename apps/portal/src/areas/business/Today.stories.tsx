import { mockEndpoint, mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import { takeAction } from '@agent-portal/data/policies/actions/contract';
import {
  getToday,
  getTodayGroup,
  openItem,
  type TodayItem,
} from '@agent-portal/data/today/contract';
import { todayAnswers } from '@agent-portal/data/today/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { freshPage } from '../../testing/freshPage.ts';
import { pageParameters } from '../../testing/pageParameters.ts';
import { people } from '../../testing/people.ts';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import { MyBusinessPage } from './MyBusinessPage.tsx';
import { agent, first, lineOf, open, second, without } from './todayStory.ts';

const meta = {
  title: 'Pages/Today',
  component: StoryFrame,
  args: { address: '/my-business', children: <MyBusinessPage /> },
  parameters: pageParameters,
  beforeEach: (story) => {
    localStorage.clear();
    return freshPage(story);
  },
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

const topmost = agent.groups[0]?.items[0] as TodayItem;

export const Success: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Overdue requirements (20)' }),
    ).toBeVisible();
    await expect(canvas.getByRole('button', lineOf(first))).toBeVisible();
    await expect(canvas.getByText(first.why)).toBeVisible();
    // What a follow-up hides is said, so that the count of the list is clear.
    const [planned] = canvas.getAllByRole('link', { name: '1 more has a follow-up' });
    await expect(planned).toHaveAttribute('href', '/follow-ups');
    await expect(canvas.getAllByRole('link', { name: 'See them in Pending' })[0]).toHaveAttribute(
      'href',
      '/pending?sort=dueDate&takeAction=true&due=overdue',
    );
    await expect(await canvas.findByText('Underwriting requirements')).toBeVisible();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const panel = await open(canvas, first);
    // The item opens under its line.
    const line = (await canvas.findByRole('region', { name: first.who })).closest('li');
    await expect(line).toHaveAttribute('data-line', `overdueRequirements ${first.key}`);
    await expect(await panel.findByRole('button', { name: 'Send to the carrier' })).toBeVisible();
  },
};

/** The client's name is above the form. Sending opens the next item. */
export const SendsAndOpensTheNext: Story = {
  beforeEach: ({ msw }) => {
    let isSent = false;
    msw.use(
      mockEndpoint(takeAction, () => {
        isSent = true;
        return {
          actionItemId: '7f3a21bc-0000-4000-8000-000000000000',
          date: '2026-11-18T15:00:00Z',
          policyNumber: first.policyNumber ?? '',
          requirementId: first.requirementId,
          requirement: first.what,
          action: 'ProvideInformation' as const,
          note: 'Sent.',
          contactEmail: null,
          takenBy: 'Dana Whitfield',
        };
      }),
      mockEndpoint(getToday, () => (isSent ? without(first.key) : agent)),
    );
  },
  play: async ({ canvas }) => {
    const panel = await open(canvas, first);
    await expect(panel.getByRole('heading', { name: first.who })).toHaveFocus();
    await userEvent.type(await panel.findByRole('textbox', { name: /^Note/ }), 'Sent.');
    await userEvent.click(panel.getByRole('button', { name: 'Send to the carrier' }));
    const next = within(await canvas.findByRole('region', { name: second.who }));
    await expect(next.getByRole('heading', { name: second.who })).toHaveFocus();
    await waitFor(() => expect(canvas.queryByRole('button', lineOf(first))).toBeNull());
  },
};

/** Another user of the agency has the same item open. */
export const AlsoOpen: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(openItem, { others: ['Priya Nair'] })),
  play: async ({ canvas }) => {
    const panel = await open(canvas, first);
    await expect(await panel.findByText('Also open now: Priya Nair')).toBeVisible();
  },
};

/** Escape closes the item, and the focus returns to its line. */
export const ClosesWithEscape: Story = {
  play: async ({ canvas }) => {
    await open(canvas, first);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('region', { name: first.who })).toBeNull();
    await expect(canvas.getByRole('button', lineOf(first))).toHaveFocus();
  },
};

/** Single keys: j and k go through the items, a opens one, ? lists the keys. */
export const SingleKeys: Story = {
  play: async ({ canvas }) => {
    const lines = [
      await canvas.findByRole('button', lineOf(first)),
      canvas.getByRole('button', lineOf(second)),
    ] as const;
    await userEvent.keyboard('j');
    await expect(canvas.getByRole('button', lineOf(topmost))).toHaveFocus();
    lines[0].focus();
    await userEvent.keyboard('j');
    await expect(lines[1]).toHaveFocus();
    await userEvent.keyboard('k');
    await expect(lines[0]).toHaveFocus();
    await userEvent.keyboard('a');
    await expect(await canvas.findByRole('region', { name: first.who })).toBeVisible();
    await userEvent.keyboard('j');
    await expect(await canvas.findByRole('region', { name: second.who })).toBeVisible();
    await userEvent.keyboard('?');
    await expect(
      await within(document.body).findByRole('dialog', { name: 'Keyboard shortcuts' }),
    ).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const panel = within(canvas.getByRole('region', { name: second.who }));
    await panel.findByRole('textbox', { name: /^Note/ });
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('a');
    await expect(panel.getByRole('combobox', { name: 'Requirement' })).toHaveFocus();
  },
};

/** A note that is not sent is still there when the item opens again. */
export const KeepsDrafts: Story = {
  play: async ({ canvas }) => {
    const note = { name: /^Note/ };
    const panel = await open(canvas, first);
    await userEvent.type(await panel.findByRole('textbox', note), 'Not sent yet.');
    await userEvent.click(canvas.getByRole('button', lineOf(second)));
    const next = within(await canvas.findByRole('region', { name: second.who }));
    await expect(await next.findByRole('textbox', note)).toHaveValue('');
    const again = await open(canvas, first);
    await waitFor(() => expect(again.getByRole('textbox', note)).toHaveValue('Not sent yet.'));
  },
};

/** A closed group stays closed on the next visit. */
export const CollapsesAndShowsMore: Story = {
  play: async ({ canvas, canvasElement }) => {
    const heading = await canvas.findByRole('heading', { name: /^Overdue requirements/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Show 6 more of Due this week' }));
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: /more of Due this week/ })).toBeNull(),
    );
    // The button of the last page is gone.
    await expect(document.activeElement).toHaveAttribute('data-part', 'title');
    await userEvent.click(heading);
    await waitFor(() => expect(heading.closest('details')).not.toHaveAttribute('open'));
    await expect(Object.values(localStorage).join(' ')).toContain('overdueRequirements');
    await expect(canvasElement).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getToday, 'timeout')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Today');
    await expect(canvas.queryByText(/^Overdue requirements/)).toBeNull();
  },
};

export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getToday, 500)),
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText(/Your queue could not be loaded/)).toBeVisible();
    msw.use(mockEndpoint(getToday, agent));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(first.why)).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) =>
    msw.use(mockEndpoint(getToday, { ...agent, since: null, groups: [], doneToday: [] })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Nothing to do today' })).toBeVisible();
    await expect(canvas.getByText(/your account has no access to them/)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Done today (0)' })).toBeVisible();
  },
};

const longName = 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh, Maximiliana Theodora';

export const LongNames: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) =>
    msw.use(
      mockEndpoint(getToday, {
        ...agent,
        groups: agent.groups.map(({ kind, total, items: named }) => ({
          kind,
          total,
          items: named.map((item) => Object.assign(structuredClone(item), { who: longName })),
        })),
      }),
    ),
  play: async ({ canvas, canvasElement }) => {
    await expect((await canvas.findAllByText(longName))[0]).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** A sub-account for cases sees only cases. */
export const OnlyCases: Story = {
  args: { user: people.subWithClaims },
  beforeEach: ({ msw }) => msw.use(mockEndpoint(getToday, todayAnswers.cases)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: /^Cases that need attention/ }),
    ).toBeVisible();
    await expect(canvas.queryByText(/^Overdue requirements/)).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Open policy' })).toBeNull();
  },
};

export const MoreFails: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getTodayGroup, 500)),
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Show 6 more of Due this week' }),
    );
    await expect(await canvas.findByText(/More items could not be loaded/)).toBeVisible();
  },
};
