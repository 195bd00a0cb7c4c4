import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { getPendingPolicies } from '@agent-portal/data/policies/v2/contract';
import { secondPages } from '@agent-portal/data/policies/v2/mocks';
import { http, HttpResponse } from 'msw';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ownKey } from '../../../browser/ownStore.ts';
import { press, rowsOf, shows } from '../../../testing/onScreen.ts';
import { people } from '../../../testing/people.ts';
import { answers, onPhone, pageMeta, statesOf, type Story, plays } from '../../../testing/story.ts';
import { PendingV2Page } from './PendingV2Page.tsx';

export default {
  title: 'Pages/Policies/Pending, second version',
  ...pageMeta('/pending-v2', <PendingV2Page />),
};

const owner = 'agent@northfield.example';
const rows = () => rowsOf('Pending');
const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

export const Success = plays({ tags: ['wide'] }, async () => {
  await waitFor(() => expect(rows()).toHaveLength(10));
  await expect(headers()[0]).toBe('Primary Insured');
  await expect(screen.getByRole('columnheader', { name: 'Due' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(screen.queryByText('Changed')).toBeNull();
});

/** The action follows who must act. A client with a phone number is called. */
export const Actions = plays(async ({ canvas }) => {
  const call = await canvas.findByRole('link', { name: 'Call Osei, Vera, (507) 555-0168' });
  await expect(call).toHaveAttribute('href', 'tel:+15075550168');
  await expect(call).toHaveTextContent('(507) 555-0168');
  await expect(canvas.getByRole('link', { name: /^Send documents: Okafor/ })).toBeVisible();
  await expect(canvas.getByRole('link', { name: /^Ask for status: Novak/ })).toBeVisible();
});

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
  beforeEach: answers(
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
export const Opened = plays(async ({ canvas }) => {
  await waitFor(() => expect(rows()).toHaveLength(10));
  const opener = canvas.getByRole('button', { name: 'Requirements of NL0018O0142' });
  opener.focus();
  await userEvent.keyboard('{Enter}');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  const [first] = secondPages.pending.policies;
  const [requirement] = first?.requirements ?? [];
  const [named] = canvas.getAllByText(requirement?.requirement ?? '', { selector: 'strong' });
  await expect(named).toBeVisible();
});

/** Cards instead of rows. The user can open and sort them. */
export const Phone = onPhone(async ({ canvas }) => {
  await waitFor(() => expect(rows()).toHaveLength(10));
  await expect(canvas.getByRole('combobox', { name: 'Sort' })).toBeVisible();
  await press(canvas, 'Requirements of NL0018O0142');
  await expect(rows()).toHaveLength(11);
});

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
export const Customizing = plays({ tags: ['wide'] }, async ({ canvas }) => {
  await waitFor(() => expect(rows()).toHaveLength(10));
  await press(canvas, 'Columns');
  const dialog = within(await screen.findByRole('dialog', { name: 'Columns' }));
  await userEvent.click(await dialog.findByRole('checkbox', { name: 'Agent' }));
  await press(dialog, 'Done');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(headers()).not.toContain('Agent');
  await expect(localStorage.getItem(ownKey('tableView/pending-v2', owner))).toContain('"hidden":');
});

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
    await shows(canvas, 'Changed: since your last visit, 11/16/2026');
  },
};

/** The reset is after the filters; the menu of the list resets all policy lists [S4]. */
export const Reset: Story = {
  tags: ['wide'],
  args: { address: '/pending-v2?takeAction=true&employer=Lakeshore+School+District' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(rows()).toHaveLength(10));
    await press(canvas, 'More commands');
    await expect(
      await screen.findByRole('menuitem', { name: 'Reset all policy lists' }),
    ).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await press(canvas, 'Filters');
    const panel = within(await canvas.findByRole('region', { name: 'Filters' }));
    const chip = canvas.getAllByRole('button', { name: /^Remove filter,/ })[0];
    await press(panel, 'Reset');
    await waitFor(() => expect(chip).not.toBeInTheDocument());
  },
};

const states = statesOf({
  reads: ['getPendingPolicies'],
  content: () => rows()[0],
  none: [mockEndpoint(getPendingPolicies, secondPages.empty)],
  empty: ['No policies'],
});
export const Loading = states.loading;
export const Empty = states.empty;
export const Failed = states.failed;
