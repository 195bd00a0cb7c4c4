import { mockFailure } from '@agent-portal/data/mocks/mockEndpoint';
import { getWorksiteSummary } from '@agent-portal/data/production/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { freshPage } from '../../../testing/freshPage.ts';
import { cellOf, rowsOf } from '../../../testing/listStories.ts';
import { pageParameters } from '../../../testing/pageParameters.ts';
import { StoryFrame } from '../../../testing/StoryFrame.tsx';
import { WorksiteTablePage } from './WorksiteTablePage.tsx';

const meta = {
  title: 'Pages/Production credit/Worksite',
  component: StoryFrame,
  args: {
    address: '/production-credit/worksite/agent',
    children: <WorksiteTablePage tab="agent" />,
  },
  parameters: pageParameters,
  beforeEach: freshPage,
} satisfies Meta<typeof StoryFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

const ready = () => waitFor(() => expect(rowsOf('Agent').length).toBeGreaterThan(0));

/** Agents, their groups, and the products of each group. */
export const ByAgent: Story = {
  play: async ({ canvas }) => {
    await ready();
    const before = rowsOf('Agent').length;
    await userEvent.click(canvas.getAllByRole('button', { name: /^Show the rows under/ })[0]!);
    await expect(rowsOf('Agent').length).toBeGreaterThan(before);
  },
};

export const ByGroup: Story = {
  args: {
    address: '/production-credit/worksite/group',
    children: <WorksiteTablePage tab="group" />,
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Lakeshore School District' }),
    ).toHaveAttribute('href', expect.stringMatching(/^\/group-inventory\/G\d+$/));
  },
};

export const ByProduct: Story = {
  args: {
    address: '/production-credit/worksite/products',
    children: <WorksiteTablePage tab="products" />,
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('rowheader', { name: /Paycheck Protector/ }),
    ).toBeVisible();
  },
};

/** A closed card shows the number of enrolled employees. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await ready();
    await expect(cellOf('Agent', 'enrolled')).toBeVisible();
  },
};

/** Only the figures fail: the rows stay, and an error message replaces the figures. */
export const FiguresFail: Story = {
  beforeEach: ({ msw }) => msw.use(mockFailure(getWorksiteSummary, 'network')),
  play: async ({ canvas }) => {
    await ready();
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You seem to be offline');
  },
};
