import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { plays, catchLinks, followed } from '../sample/storyParts.tsx';
import { linkStates, Matrix as StateMatrix, stateParameters } from '../sample/Matrix.tsx';
import { SectionTabs } from './SectionTabs.tsx';

const meta = {
  title: 'Components/Navigation/SectionTabs',
  component: SectionTabs,
  args: {
    label: 'Policies',
    current: '/pending',
    tabs: [
      { href: '/pending', label: 'Pending', count: 143 },
      { href: '/active', label: 'Active', count: 1208 },
      { href: '/terminated', label: 'Terminated' },
    ],
  },
} satisfies Meta<typeof SectionTabs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Matrix: Story = {
  parameters: stateParameters,
  render: ({ tabs: [tab], ...args }) => (
    <StateMatrix
      corner="Tab"
      rows={['one', 'current']}
      columns={linkStates}
      cell={(tabKind, state) => (
        <SectionTabs
          {...args}
          label={`${tabKind}, ${state}`}
          current={tabKind === 'current' && tab ? tab.href : ''}
          tabs={tab ? [tab] : []}
        />
      )}
    />
  ),
};

/** Links, one of them to the current page. A count may still be loading. */
export const Tabs: Story = plays(async ({ canvas }) => {
  const bar = canvas.getByRole('navigation', { name: 'Policies' });
  await expect(bar).toBeVisible();
  // The line under the tabs and the first word are aligned with the page.
  const { left } = bar.parentElement!.getBoundingClientRect();
  const words = document.createRange();
  words.selectNodeContents(canvas.getByRole('link', { name: 'Pending 143' }));
  const inset = Number.parseFloat(getComputedStyle(bar.parentElement!).paddingInlineStart);
  await expect(bar.getBoundingClientRect().left).toBeCloseTo(left + inset, 0);
  await expect(words.getBoundingClientRect().left).toBeCloseTo(left + inset, 0);
  await expect(canvas.getByRole('link', { name: 'Pending 143' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(canvas.getByRole('link', { name: 'Active 1,208' })).not.toHaveAttribute(
    'aria-current',
  );
});

/** Tabs that do not fit scroll sideways, with the current one in sight. They are one tab stop; keys move. */
export const Phone: Story = {
  beforeEach: catchLinks,
  globals: { viewport: { value: 'phone' } },
  args: {
    current: '#5',
    tabs: ['Requests', 'Questions', 'Deliveries', 'Payments', 'Complaints', 'Reports'].map(
      (label, index) => ({ href: `#${index}`, label }),
    ),
  },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('list').getBoundingClientRect();
    const current = () => canvas.getByRole('link', { name: 'Reports' }).getBoundingClientRect();
    // The code of the line may still load.
    await waitFor(() => expect(current().right).toBeLessThanOrEqual(line.right + 1));
    const first = canvas.getByRole('link', { name: 'Requests' });
    await expect(first.getBoundingClientRect().top).toBe(current().top);
    await expect(first.getBoundingClientRect().left).toBeLessThan(line.left);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Reports' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(first).toHaveFocus();
    await expect(first.getBoundingClientRect().left).toBeGreaterThanOrEqual(line.left);
    await userEvent.keyboard('{Enter}');
    await expect(followed).toHaveBeenCalledWith('#0');
  },
};
