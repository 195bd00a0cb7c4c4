import { expect, userEvent, waitFor } from 'storybook/test';
import { cellOf, leadsTo, rowsOf, showsAlert } from '../../../testing/onScreen.ts';
import { fails, onPhone, pageMeta, type Story, plays } from '../../../testing/story.ts';
import { WorksiteTablePage } from './WorksiteTablePage.tsx';

export default {
  title: 'Pages/Production credit/Worksite',
  ...pageMeta('/production-credit/worksite/agent', <WorksiteTablePage tab="agent" />),
};

const ready = () => waitFor(() => expect(rowsOf('Agent').length).toBeGreaterThan(0));

/** Agents, their groups, and the products of each group. */
export const ByAgent = plays(async ({ canvas }) => {
  await ready();
  const before = rowsOf('Agent').length;
  await userEvent.click(canvas.getAllByRole('button', { name: /^Show the rows under/ })[0]!);
  await expect(rowsOf('Agent').length).toBeGreaterThan(before);
});

export const ByGroup: Story = {
  args: {
    address: '/production-credit/worksite/group',
    children: <WorksiteTablePage tab="group" />,
  },
  play: ({ canvas }) =>
    leadsTo(
      canvas,
      'Lakeshore School District',
      expect.stringMatching(/^\/group-inventory\/G\d+$/),
    ),
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
export const Phone = onPhone(async () => {
  await ready();
  await expect(cellOf('Agent', 'enrolled')).toBeVisible();
});

/** Only the figures fail: the rows stay, and an error message replaces the figures. */
export const FiguresFail = plays(fails('getWorksiteSummary', 'network'), async ({ canvas }) => {
  await ready();
  await showsAlert(canvas, 'You seem to be offline');
});
