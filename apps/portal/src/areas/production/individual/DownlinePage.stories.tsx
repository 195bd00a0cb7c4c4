import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import { getBusinessTypes, getIndividualSummary } from '@agent-portal/data/production/contract';
import { individualSummaries } from '@agent-portal/data/production/mocks';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { hasColumns, leadsTo, press, rowsOf, shows } from '../../../testing/onScreen.ts';
import { answers, pageMeta, statesOf, type Story, plays } from '../../../testing/story.ts';
import { people } from '../../../testing/people.ts';
import { DownlinePage } from './DownlinePage.tsx';

export default {
  title: 'Pages/Production credit/Individual/Downline',
  ...pageMeta('/production-credit/individual/downline', <DownlinePage />),
};

const ready = () => waitFor(() => expect(rowsOf('Downline').length).toBeGreaterThan(0));
/** The columns of decisions 3, the totals, and this year compared to last year. */
export const Success = plays(async ({ canvas }) => {
  await ready();
  const table = within(canvas.getByRole('table', { name: 'Downline' }));
  await hasColumns(
    'Downline',
    'Agent,Level,Market,Submitted,Issued,Annualized premium,Production credit,Change on last year',
  );
  await leadsTo(canvas, /^Reyes, Marco/, '/production-credit/individual/downline?viewAs=4473310');
  await expect(table.getByRole('row', { name: /^Total/ })).toBeVisible();
  await press(canvas, 'Export');
  const menu = within(await screen.findByRole('menu'));
  await expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(
    'Downline,By agent,By market code,By line of business,By product'.split(','),
  );
  await userEvent.keyboard('{Escape}');
  const chart = canvas.getByRole('figure', {
    name: 'Production credit, this year and last year',
  });
  await expect(within(chart).getAllByRole('img')).toHaveLength(11);
});

/** The downline of one agent, with a breadcrumb of the agents above. */
export const DrilledDown: Story = {
  args: { address: '/production-credit/individual/downline?viewAs=4473310' },
  play: async ({ canvas }) => {
    await ready();
    const trail = within(await canvas.findByRole('navigation', { name: 'Downline' }));
    await expect(trail.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'All of my business',
      'Whitfield, Dana',
      'Reyes, Marco',
    ]);
    await shows(canvas, 'own production');
  },
};

/** The viewed agent has no business of this kind. */
export const OtherBusiness: Story = {
  args: { address: '/production-credit/individual/downline?viewAs=4473310' },
  beforeEach: answers(
    mockEndpoint(getBusinessTypes, ({ url }) => ({
      productionCreditBusinessTypes: url.endsWith('?ViewAsAgentId=4473310')
        ? ['Worksite' as const]
        : ['Individual' as const],
    })),
  ),
  play: ({ canvas }) => shows(canvas, /Agent 4473310 has no individual business/),
};

/** The complete filter [S3]. */
export const Filters = plays({ tags: ['wide'] }, async ({ canvas }) => {
  await ready();
  await press(canvas, 'Filters');
  const panel = within(await canvas.findByRole('region', { name: 'Filters' }));
  for (const name of ['View As', 'Agent', 'Market code', 'Transaction type', 'Line of business'])
    await expect(await panel.findByRole('combobox', { name })).toBeVisible();
  for (const name of [/^Date: 01/, /^Transaction date: 01/])
    await expect(panel.getByRole('button', { name })).toBeVisible();
});

/** A carrier without figures for last year, figures by month and the downline path (decisions, 9). */
export const OnlySpecification: Story = {
  beforeEach: ({ msw }) => {
    const { submitted, issued, annualizedPremium, productionCredit } =
      individualSummaries.own.totals;
    msw.use(
      mockEndpoint(getIndividualSummary, {
        agents: individualSummaries.own.agents.map(({ agentName, agentId, ...agent }) => ({
          agentName,
          agentId,
          agentLevel: agent.agentLevel,
          marketCode: agent.marketCode,
          submitted: agent.submitted,
          issued: agent.issued,
          annualizedPremium: agent.annualizedPremium,
          productionCredit: agent.productionCredit,
        })),
        products: [],
        totals: { submitted, issued, annualizedPremium, productionCredit },
      }),
    );
  },
  play: async ({ canvas }) => {
    await ready();
    await expect(canvas.queryByRole('figure')).toBeNull();
    await expect(canvas.queryByText(/same days last year/)).toBeNull();
  },
};

/** A user who has only individual business gets no link to the other branch. */
export const IndividualOnly = plays({ args: { user: people.individual } }, async ({ canvas }) => {
  await ready();
  await expect(canvas.queryByRole('link', { name: 'Worksite production' })).toBeNull();
});

const states = statesOf({
  reads: ['getIndividualSummary'],
  content: () => rowsOf('Downline')[0],
  none: [mockEndpoint(getIndividualSummary, individualSummaries.empty)],
  failure: 'You seem to be offline: check your connection.',
  empty: ['No agents', /^There is no production in these days/],
});
export const Empty = states.empty;
export const Loading = states.loading;
export const Failed = states.failed;
export const ServerError = states.serverError;
export const Forbidden = states.forbidden;
export const Phone = states.phone;
