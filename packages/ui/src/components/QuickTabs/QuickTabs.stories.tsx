import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { linkStates, Matrix as StateMatrix, stateParameters } from '../sample/Matrix.tsx';
import { QuickTabs, type QuickTabsProps } from './QuickTabs.tsx';

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

const looks = { one: false, current: true };

/** A tab and the current one in every state. */
export const Matrix: Story = {
  parameters: stateParameters,
  render: ({ tabs: [tab], ...args }) => (
    <StateMatrix
      corner="Tab"
      rows={['one', 'current']}
      columns={linkStates}
      cell={(look, state) => (
        <QuickTabs
          {...args}
          label={`${look}, ${state}`}
          tabs={tab ? [{ ...tab, isCurrent: looks[look] }] : []}
        />
      )}
    />
  ),
};

/** With the keyboard: a tab is prefetched when it is focused, and chosen by a press. */
export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Which requirements' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'All 1,143' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await userEvent.tab();
    await expect(args.onIntent).toHaveBeenLastCalledWith('needsAction');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenLastCalledWith('overdue');
    await expect(canvas.getByRole('button', { name: 'Overdue 34' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};

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

/** The current tab of a line that is wider than its place is in sight as the list opens. */
export const CurrentInSight: Story = {
  render: (args) => (
    <div style={{ inlineSize: 288 }}>
      <OwnTabs {...args} />
    </div>
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const line = canvas.getByRole('group').getBoundingClientRect();
    const tab = canvas.getByRole('button', { name: 'All 1,143' }).getBoundingClientRect();
    await expect(tab.left).toBeGreaterThanOrEqual(line.left);
    // Firefox scrolls by whole pixels.
    await expect(Math.floor(tab.right)).toBeLessThanOrEqual(line.right);
    // The fade is at the edge behind which there are more tabs.
    const group = canvas.getByRole('group');
    await waitFor(() => expect(group.dataset['more']).toBe('start'));
    group.scrollLeft = 0;
    await waitFor(() => expect(group.dataset['more']?.trim()).toBe('end'));
  },
};

/** Enter and Space choose the view. */
export const Keyboard: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ }');
    await expect(args.onPick).toHaveBeenLastCalledWith('needsAction');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPick).toHaveBeenLastCalledWith('overdue');
  },
};
