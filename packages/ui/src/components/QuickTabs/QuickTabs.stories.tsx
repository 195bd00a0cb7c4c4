import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { linkStates, Matrix as StateMatrix, stateParameters } from '../sample/Matrix.tsx';
import { QuickTabs, type QuickTabsProps } from './QuickTabs.tsx';
import { plays } from '../sample/storyParts.tsx';

/** Tabs that keep their own choice, as an app does for them. */
function OwnTabs(props: QuickTabsProps) {
  const [current, setCurrent] = useState(props.tabs.find(({ isCurrent }) => isCurrent)?.id);
  return (
    <QuickTabs
      {...props}
      tabs={props.tabs.map((tab) => ({ ...tab, isCurrent: tab.id === current }))}
      onPick={(id) => {
        props.onPick(id);
        setCurrent(id);
      }}
    />
  );
}

const meta = {
  title: 'Components/Data/QuickTabs',
  component: QuickTabs,
  render: (args) => <OwnTabs {...args} />,
  args: {
    label: 'Which requirements',
    tabs: [
      { id: 'needsAction', label: 'Needs action', count: 57, isCurrent: false },
      { id: 'overdue', label: 'Overdue', count: 34, isCurrent: false },
      { id: 'dueThisWeek', label: 'Due this week', count: 0, isCurrent: false },
      { id: 'all', label: 'All', count: 1143, isCurrent: true },
    ],
    onPick: fn(),
    onIntent: fn(),
  },
} satisfies Meta<typeof QuickTabs>;
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
        <QuickTabs
          {...args}
          label={`${tabKind}, ${state}`}
          tabs={tab ? [{ ...tab, isCurrent: tabKind === 'current' }] : []}
        />
      )}
    />
  ),
};

/** With the keyboard: one tab stop; the arrow keys move, and prefetch a tab; a press chooses it. */
export const Ready: Story = plays(async ({ args, canvas }) => {
  await expect(canvas.getByRole('toolbar', { name: 'Which requirements' })).toBeVisible();
  await expect(canvas.getByRole('button', { name: 'All 1,143' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  // The code of the keys may still load.
  await waitFor(() =>
    expect(canvas.getByRole('button', { name: 'Overdue 34' })).toHaveAttribute('tabindex', '-1'),
  );
  await userEvent.tab();
  await expect(canvas.getByRole('button', { name: 'All 1,143' })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect(canvas.getByRole('button', { name: 'Needs action 57' })).toHaveFocus();
  await expect(args.onIntent).toHaveBeenLastCalledWith('needsAction');
  await userEvent.keyboard('{ }');
  await expect(args.onPick).toHaveBeenLastCalledWith('needsAction');
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect(args.onPick).toHaveBeenLastCalledWith('overdue');
  await userEvent.tab();
  await expect(canvas.getByRole('toolbar')).not.toContainElement(
    document.activeElement as HTMLElement,
  );
  await userEvent.tab({ shift: true });
  await expect(canvas.getByRole('button', { name: 'Overdue 34' })).toHaveFocus();
  await expect(canvas.getByRole('button', { name: 'Overdue 34' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

/** Without counts: only the names of the tabs. */
export const WithoutCounts: Story = {
  args: {
    tabs: [
      { id: 'pastDue', label: 'Past due', isCurrent: false },
      { id: 'all', label: 'All', isCurrent: true },
    ],
  },
};

/** On a phone they are in one line, which scrolls. */
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** The current tab of a line that is wider than its place is visible as the list opens. */
export const CurrentInSight: Story = {
  render: (args) => (
    <div style={{ inlineSize: 288 }}>
      <OwnTabs {...args} />
    </div>
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('toolbar').getBoundingClientRect();
    const tab = canvas.getByRole('button', { name: 'All 1,143' }).getBoundingClientRect();
    await expect(tab.left).toBeGreaterThanOrEqual(line.left);
    // Firefox scrolls by whole pixels.
    await expect(Math.floor(tab.right)).toBeLessThanOrEqual(line.right);
    // The fade is at the edge behind which there are more tabs.
    const group = canvas.getByRole('toolbar');
    await waitFor(() => expect(group.dataset['more']).toBe('start'));
    group.scrollLeft = 0;
    await waitFor(() => expect(group.dataset['more']?.trim()).toBe('end'));
  },
};
