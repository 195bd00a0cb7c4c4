import { mockEndpoint } from '@agent-portal/data/mocks/mockEndpoint';
import {
  exportIndividualSummary,
  getBusinessTypes,
  getIndividualSummary,
} from '@agent-portal/data/production/contract';
import { individualSummaries } from '@agent-portal/data/production/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { freshPage } from '../../../testing/freshPage.ts';
import { pageParameters } from '../../../testing/pageParameters.ts';
import { people } from '../../../testing/people.ts';
import { StoryFrame } from '../../../testing/StoryFrame.tsx';
import { summaryStories } from '../testing/summaryStories.ts';
import { DownlinePage } from './DownlinePage.tsx';

const meta = {
  title: 'Pages/Production credit/Individual/Downline',
  component: StoryFrame,
  args: { address: '/production-credit/individual/downline', children: <DownlinePage /> },
  parameters: pageParameters,
  beforeEach: (story) => {
    localStorage.removeItem('chartView');
    return freshPage(story);
  },
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

const { ready, ...states } = summaryStories({
  name: 'Downline',
  rows: getIndividualSummary,
  file: exportIndividualSummary,
});

/** The columns of decisions 3, the totals, and this year compared to last year. */
export const Success: Story = {
  play: async ({ canvas }) => {
    await ready();
    const table = within(canvas.getByRole('table', { name: 'Downline' }));
    const all = table.getAllByRole('columnheader', { hidden: true });
    await expect(all.map(({ textContent }) => textContent)).toEqual([
      'Agent',
      'Level',
      'Market',
      'Submitted',
      'Issued',
      'Annualized premium',
      'Production credit',
      'Change on last year',
    ]);
    await expect(canvas.getByRole('link', { name: /^Reyes, Marco/ })).toHaveAttribute(
      'href',
      '/production-credit/individual/downline?viewAs=4473310',
    );
    await expect(table.getByRole('row', { name: /^Total/ })).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Downline',
      'By agent',
      'By market code',
      'By line of business',
      'By product',
    ]);
    await userEvent.keyboard('{Escape}');
    const chart = canvas.getByRole('figure', {
      name: 'Production credit, this year and last year',
    });
    await expect(within(chart).getAllByRole('img')).toHaveLength(11);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: ready };

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
    await expect(canvas.getByText('own production')).toBeVisible();
  },
};

/** The viewed agent has no business of this kind. */
export const OtherBusiness: Story = {
  args: { address: '/production-credit/individual/downline?viewAs=4473310' },
  beforeEach: ({ msw }) =>
    msw.use(mockEndpoint(getBusinessTypes, { productionCreditBusinessTypes: ['Worksite'] })),
  play: async ({ canvas }) => {
    const said = await canvas.findByText(/Agent 4473310 has no individual business/);
    await expect(said).toBeVisible();
  },
};

/** The complete filter [S3]. */
export const Filters: Story = {
  tags: ['wide'],
  play: async ({ canvas }) => {
    await ready();
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const panel = within(await canvas.findByRole('region', { name: 'Filters' }));
    for (const name of ['View As', 'Agent', 'Market code', 'Transaction type', 'Line of business'])
      await expect(await panel.findByRole('combobox', { name })).toBeVisible();
    for (const name of [/^Date: 01/, /^Transaction date: 01/])
      await expect(panel.getByRole('button', { name })).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(mockEndpoint(getIndividualSummary, individualSummaries.empty)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No agents')).toBeVisible();
    await expect(canvas.getByText(/^There is no production in these days/)).toBeVisible();
  },
};

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
export const IndividualOnly: Story = {
  args: { user: people.individual },
  play: async ({ canvas }) => {
    await ready();
    await expect(canvas.queryByRole('link', { name: 'Worksite production' })).toBeNull();
  },
};

export const Loading: Story = states.loading;
export const NoNetwork: Story = states.noNetwork;
export const NotFound: Story = states.notFound;
export const ServerError: Story = states.serverError;
export const Forbidden: Story = states.forbidden;
export const ExportFailed: Story = states.exportFailed;
export const ExportRefused: Story = states.exportRefused;
