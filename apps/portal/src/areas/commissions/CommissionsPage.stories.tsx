import {
  getAgentStatementOptions,
  getCommissionDetails,
} from '@agent-portal/data/commissions/contract';
import { getCommissionTrace } from '@agent-portal/data/commissions/explained/contract';
import { commissionPages } from '@agent-portal/data/commissions/mocks';
import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  cellOf,
  hasColumns,
  leadsTo,
  linksToClient,
  press,
  rowsOf,
  shows,
} from '../../testing/onScreen.ts';
import {
  answers,
  type Canvas,
  fails,
  onPhone,
  pageMeta,
  statesOf,
  type Story,
  plays,
} from '../../testing/story.ts';
import { people } from '../../testing/people.ts';
import { CommissionsPage } from './CommissionsPage.tsx';

export default {
  title: 'Pages/Commissions/Commissions',
  ...pageMeta('/commissions', <CommissionsPage />),
};

const ready = () => waitFor(() => expect(rowsOf('Policy details')).toHaveLength(10));
const openStatement = async (canvas: Canvas) => {
  await ready();
  await press(canvas, 'Agent statement');
  return within(await screen.findByRole('dialog', { name: 'Agent statement' }));
};

/** The open cycle is estimated, the chart compares two years, and the columns are those of decisions 3. */
export const Success = plays({ tags: ['wide'] }, async ({ canvas }) => {
  await ready();
  await expect(canvas.getAllByText('Estimated')[0]).toBeVisible();
  await shows(canvas, 'My commissions');
  const chart = canvas.getByRole('figure', { name: 'Commissions by month', hidden: true });
  await expect(chart).not.toBeVisible();
  await userEvent.click(canvas.getByText('The year and its months'));
  await waitFor(() => expect(chart).toBeVisible());
  // December is in the future, so it is not drawn.
  const months = within(chart).getAllByRole('img');
  await expect(months).toHaveLength(11);
  await expect(months.at(-1)).toHaveAccessibleName(
    /^November, through 11\/30\/2026, estimated: 2026 /,
  );
  await hasColumns(
    'Policy details',
    'Primary Insured,Policy Number,Writing Agent,Product,Transaction,Premium,Rate,Commission',
  );
});

export const WritingAgents: Story = {
  args: { address: '/commissions?tab=writing-agents&cycle=2026-11-15' },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole('table', { name: 'Writing agents' }));
    await shows(table, 'Total');
  },
};

/** The summary adds up all cycles. A note says that expected commissions are only for the open cycle. */
export const AllCycles: Story = {
  args: { address: '/commissions?tab=expected&cycle=all' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'All cycles' })).toBeVisible();
    await expect(canvas.getByLabelText('Cycle')).toHaveValue('all');
    await shows(canvas, 'Estimated for the open cycle');
    await shows(canvas, /^Expected commissions are calculated for one cycle/);
  },
};

/** A date filter of a list replaces the cycle of the page, and a note says so. */
export const CycleDates: Story = {
  args: { address: '/commissions?details.cycleDateFrom=2026-01-01' },
  play: async ({ canvas }) => {
    await ready();
    await shows(canvas, /^The filter Cycle Date is used instead/);
    await expect(canvas.getByRole('columnheader', { name: /^Cycle Date/ })).toBeVisible();
  },
};

/** The carrier rejects an unknown cycle, and the page offers the open one. */
export const UnknownCycle: Story = {
  args: { address: '/commissions?cycle=2031-05-15' },
  beforeEach: fails('getCommissionSummary', 400),
  play: async ({ canvas }) => {
    await shows(canvas, 'There is no commission cycle that ends on 05/15/2031.');
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Show the open cycle' })).toBeVisible();
  },
};

/** For each policy: the expected and received amounts, and why they differ. */
export const Expected: Story = {
  tags: ['wide'],
  args: { address: '/commissions?tab=expected' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(rowsOf('Expected and received')).toHaveLength(10));
    await expect(canvas.getAllByText('Not yet due')[0]).toBeVisible();
    const [first] = commissionPages.expected.policies;
    await linksToClient('Expected and received', first?.clientId);
  },
};

/** A commission line opens to show its calculation and the line that it reverses. */
export const Trace: Story = {
  beforeEach: answers(mockEndpoint(getCommissionTrace, commissionPages.chargeback)),
  play: async ({ canvas }) => {
    await ready();
    const [opener] = canvas.getAllByRole('button', { name: /^How Advance of NL0018O0142/ });
    if (opener) await userEvent.click(opener);
    const reason = /^Policy ended within 12 months of its issue/;
    await shows(canvas, reason);
    await shows(canvas, 'Reverses');
  },
};

/** The dialog offers agents, closed cycles and statement types. The first field has the focus. */
export const Statement = plays(async ({ canvas }) => {
  const dialog = await openStatement(canvas);
  await expect(await dialog.findByLabelText('Cycle to')).toHaveValue('2026-11-15');
  const agent = dialog.getByLabelText('Agent');
  await expect(agent).toHaveValue('4471902');
  await waitFor(() => expect(agent).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

/** The dialog selects the cycle that the page shows. */
export const StatementOfCycle: Story = {
  args: { address: '/commissions?cycle=2026-10-31' },
  play: async ({ canvas }) => {
    const dialog = await openStatement(canvas);
    await expect(await dialog.findByLabelText('Cycle to')).toHaveValue('2026-10-31');
  },
};

/** Several cycles come in one zip file. Without a cycle, the dialog says what to choose. */
export const SeveralStatements = plays(async ({ canvas }) => {
  const dialog = await openStatement(canvas);
  await userEvent.click(await dialog.findByRole('switch', { name: 'Several statements' }));
  await expect(dialog.getByRole('button', { name: 'Download 1 PDF' })).toBeVisible();
  const cycles = dialog.getByRole('combobox', { name: /^Cycles to/ });
  await userEvent.click(cycles);
  await userEvent.keyboard('{Delete}{Escape}');
  await press(dialog, 'Download 0 PDFs');
  await shows(dialog, 'Choose at least one cycle.');
  await userEvent.click(cycles);
  for (const name of ['11/15/2026', '10/31/2026'])
    await userEvent.click(await screen.findByRole('option', { name }));
  await userEvent.keyboard('{Escape}');
  await press(dialog, 'Download 2 PDFs');
  const file = 'Commissions_Statements-11-18-2026.zip is in your downloads';
  await shows(screen, file);
});

/** A carrier that gives one statement at a time does not offer several. */
export const OneStatementAtATime: Story = {
  beforeEach: answers(
    mockEndpoint(getAgentStatementOptions, {
      agentStatementTypes: ['Commissions'],
      cycleDates: ['2026-11-15'],
    }),
  ),
  play: async ({ canvas }) => {
    const dialog = await openStatement(canvas);
    await expect(await dialog.findByLabelText('Cycle to')).toHaveValue('2026-11-15');
    await expect(dialog.queryByRole('switch')).toBeNull();
  },
};

/** The exact message of [S8]. */
export const StatementFailed = plays(fails('getAgentStatement', 500), async ({ canvas }) => {
  const dialog = await openStatement(canvas);
  await press(dialog, 'Download PDF');
  await expect(await dialog.findByRole('alert')).toHaveTextContent(
    'An unexpected error occured.  Please try again later.',
    { normalizeWhitespace: false },
  );
});

/** A carrier that offers only the calls of the specification: the page has only the lists. */
export const WithoutSummary = plays(fails('getCommissionSummary', 404), async ({ canvas }) => {
  await ready();
  await expect(canvas.queryByRole('figure')).toBeNull();
  await expect(canvas.queryByRole('alert')).toBeNull();
});

/** The year links to the tax forms of earlier years, if the user may open them. */
export const TaxForms = plays(async ({ canvas }) => {
  await userEvent.click(await canvas.findByText('The year and its months'));
  await leadsTo(canvas, 'Tax forms of earlier years', '/tax-forms');
});

/** For a sub-account that may open commissions but not policies, policies and clients are not links. */
export const WithoutPolicies: Story = {
  args: { user: people.subWithClaims },
  play: async ({ canvas }) => {
    await ready();
    await expect(canvas.queryAllByRole('link', { name: /^NL/ })).toHaveLength(0);
    const [first] = commissionPages.details.policyDetails;
    const name = cellOf('Policy details', 'primaryInsured');
    await expect(name).toHaveTextContent(`${first?.primaryInsured}`);
    await expect(name?.querySelector('a')).toBeNull();
    await expect(canvas.queryByRole('link', { name: /^Tax forms/ })).toBeNull();
  },
};

/** The name in a card links to the client too. */
export const Phone = onPhone(async () => {
  await ready();
  await linksToClient('Policy details', commissionPages.details.policyDetails[0]?.clientId);
});

const states = statesOf({
  reads: ['getCommissionDetails'],
  content: () => rowsOf('Policy details')[0],
  none: [mockEndpoint(getCommissionDetails, commissionPages.noDetails)],
  empty: ['No lines'],
});
export const Loading = states.loading;
export const Empty = states.empty;
export const Failed = states.failed;
