import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { exportPendingPolicies, getPendingPolicies } from '@agent-portal/data/policies/v2/contract';
import { secondPages } from '@agent-portal/data/policies/v2/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ownKey } from '../../../browser/ownStore.ts';
import { freshPage } from '../../../testing/freshPage.ts';
import { rowsOf } from '../../../testing/listStories.ts';
import { people } from '../../../testing/people.ts';
import { pageParameters } from '../../../testing/pageParameters.ts';
import { policyListStories } from '../../../testing/policyListStories.ts';
import { StoryFrame } from '../../../testing/StoryFrame.tsx';
import { PendingV2Page } from './PendingV2Page.tsx';

const meta = {
  title: 'Pages/Policies/Pending, second version',
  component: StoryFrame,
  args: { address: '/pending-v2', children: <PendingV2Page /> },
  parameters: pageParameters,
  beforeEach: freshPage,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

const states = policyListStories({
  name: 'Pending',
  address: '/pending-v2?takeAction=true',
  list: getPendingPolicies,
  listExport: exportPendingPolicies,
  empty: mockEndpoint(getPendingPolicies, secondPages.empty),
});

const owner = 'agent@northfield.example';
const rows = () => rowsOf('Pending');
const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

export const Success: Story = {
  tags: ['wide'],
  play: async () => {
    await waitFor(() => expect(rows()).toHaveLength(10));
    await expect(headers()[0]).toBe('Primary Insured');
    await expect(screen.getByRole('columnheader', { name: 'Due' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(screen.queryByText('Changed')).toBeNull();
  },
};

/** The action follows who must act. A client with a phone number is called. */
export const Actions: Story = {
  play: async ({ canvas }) => {
    const call = await canvas.findByRole('link', { name: 'Call Osei, Vera, (507) 555-0168' });
    await expect(call).toHaveAttribute('href', 'tel:+15075550168');
    await expect(call).toHaveTextContent('(507) 555-0168');
    await expect(canvas.getByRole('link', { name: /^Send documents: Okafor/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Ask for status: Novak/ })).toBeVisible();
  },
};

/** A carrier without phone numbers: the action opens the form. */
export const NoPhones: Story = {
  beforeEach: ({ msw }) => {
    const policies = secondPages.pending.policies.map((row) => ({ ...row, phone: undefined }));
    msw.use(mockEndpoint(getPendingPolicies, { ...secondPages.pending, policies }));
  },
  play: async ({ canvas }) => {
    const action = await canvas.findByRole('link', {
      name: /^(Send documents|Schedule exam): Osei, Vera/,
    });
    await expect(action).toHaveAttribute('href', expect.stringContaining('/NL0020C6746/actions'));
    await expect(canvas.queryByRole('link', { name: /^Call / })).toBeNull();
  },
};

/** A user with one agent ID and no downline has no column for the agent. */
export const OneAgent: Story = {
  args: { user: { ...people.agent, seesOneAgent: true } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(rows()).toHaveLength(10));
    // Shown or hidden for lack of space.
    const ids = [...canvasElement.querySelectorAll('th')].map(({ dataset }) => dataset['column']);
    await expect(ids).toContain('annualizedPremium');
    await expect(ids).not.toContain('agent');
  },
};

/** A carrier without due dates refuses their order: the list is by date, newest first. */
export const NoDueDates: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get(`*${getPendingPolicies.path}`, ({ request }) =>
        request.url.includes('dueDate')
          ? HttpResponse.json({ status: 400, title: 'No such order' }, { status: 400 })
          : undefined,
      ),
    ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(rows()).toHaveLength(10));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(screen.getByRole('columnheader', { name: 'Due' })).not.toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  },
};

/** An open row shows the requirements of its policy. The keyboard opens it too. */
export const Opened: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(rows()).toHaveLength(10));
    const opener = canvas.getByRole('button', { name: 'Requirements of NL0018O0142' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    const [first] = secondPages.pending.policies;
    const [requirement] = first?.requirements ?? [];
    const [named] = canvas.getAllByText(requirement?.requirement ?? '', { selector: 'strong' });
    await expect(named).toBeVisible();
  },
};

/** Cards instead of rows. The user can open and sort them. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(rows()).toHaveLength(10));
    await expect(canvas.getByRole('combobox', { name: 'Sort' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Requirements of NL0018O0142' }));
    await expect(rows()).toHaveLength(11);
  },
};

/** The table opens with the settings that the user chose before. */
export const OwnColumns: Story = {
  tags: ['wide'],
  beforeEach: () => {
    const view = { order: ['date', 'agent', 'dueDate'], hidden: ['agent'] };
    localStorage.setItem(ownKey('tableView/pending-v2', owner), JSON.stringify(view));
  },
  play: async () => {
    await waitFor(() => expect(rows()).toHaveLength(10));
    await expect(headers().slice(0, 3)).toEqual(['Primary Insured', 'Date', 'Due']);
  },
};

/** The table ignores corrupt stored settings. */
export const CorruptStoredSettings: Story = {
  tags: ['wide'],
  ...Success,
  beforeEach: () => {
    localStorage.setItem(ownKey('tableView/pending-v2', owner), '{"order":7');
    localStorage.setItem(ownKey('visits/pending-v2', `${owner}|4471902`), '"yesterday"');
  },
};

/** The table's own settings: columns, their order, density. */
export const Customizing: Story = {
  tags: ['wide'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(rows()).toHaveLength(10));
    await userEvent.click(await canvas.findByRole('button', { name: 'Columns' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Columns' }));
    await userEvent.click(await dialog.findByRole('checkbox', { name: 'Agent' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(headers()).not.toContain('Agent');
    await expect(localStorage.getItem(ownKey('tableView/pending-v2', owner))).toContain(
      '"hidden":',
    );
  },
};

/** Rows that changed since the previous visit are marked. The toolbar shows the date of that visit. */
export const ChangedSinceLastVisit: Story = {
  beforeEach: () => {
    const latest = Date.parse('2026-11-16T12:00:00Z');
    localStorage.setItem(
      ownKey('visits/pending-v2', `${owner}|4471902`),
      JSON.stringify({ latest, previous: null }),
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(rows()).toHaveLength(10));
    const since = Date.parse('2026-11-16T12:00:00Z');
    const changed = secondPages.pending.policies.filter(
      ({ changedAt }) => Date.parse(changedAt ?? '') > since,
    );
    await expect(changed.length).toBeGreaterThan(0);
    await expect(canvas.getAllByText('Changed')).toHaveLength(changed.length);
    await expect(canvas.getByText('Changed: since your last visit, 11/16/2026')).toBeVisible();
  },
};

export const Empty: Story = states.empty;

export const Reset: Story = states.reset;
