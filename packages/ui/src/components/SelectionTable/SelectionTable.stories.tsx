import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { type Requirement, requirements, requirementTable } from '../sample/requirements.tsx';
import { SelectionTable, type SelectionTableProps } from './SelectionTable.tsx';
import { plays } from '../sample/storyParts.tsx';

const rowKey = ({ policyNumber }: Requirement) => policyNumber;

/** A table that keeps its own selection, as an app does for it. */
function SelectingTable(props: SelectionTableProps<Requirement>) {
  const [initial, onChange] = props.selection;
  const [selected, setSelected] = useState(initial);
  const onSelect = (next: ReadonlySet<string>) => {
    onChange(next);
    setSelected(next);
  };
  return <SelectionTable {...props} selection={[selected, onSelect]} />;
}

const meta = {
  title: 'Components/Data/SelectionTable',
  component: SelectionTable<Requirement>,
  render: (args) => <SelectingTable {...args} />,
  args: {
    ...requirementTable,
    rowKey,
    selection: [new Set<string>(), fn()],
    actions: (
      <>
        <Button size="small">Watch</Button>
        <Button size="small">Export</Button>
      </>
    ),
  },
} satisfies Meta<typeof SelectionTable<Requirement>>;
export default meta;

type Story = StoryObj<typeof meta>;

const boxOf = (row: Requirement | undefined) =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${row?.policyNumber}` });
/** The background of a row. */
const markOf = (row: Requirement | undefined) => {
  const { backgroundColor } = getComputedStyle(boxOf(row).closest('tr') ?? document.body);
  return backgroundColor;
};
const bar = () => screen.queryByRole('region', { name: 'Selected rows' });
const [first, second, third, fourth] = requirements;

/** Nothing is selected: there is a box for each row and one for the page, and no bar. */
export const Ready: Story = plays(async ({ canvas }) => {
  const all = canvas.getByRole('checkbox', { name: /^Select all \d+ on this page$/ });
  await expect(all).not.toBeChecked();
  await expect(all.getBoundingClientRect().left).toBe(boxOf(first).getBoundingClientRect().left);
  await expect(canvas.getAllByRole('checkbox')).toHaveLength(requirements.length + 1);
  await expect(bar()).toBeNull();
});

/** Space selects a row; the bar appears, is announced, and does not move the rows. */
export const Selects: Story = plays(async ({ args, canvas }) => {
  const top = boxOf(second).getBoundingClientRect().top;
  boxOf(second).focus();
  await userEvent.keyboard(' ');
  await expect(args.selection[1]).toHaveBeenLastCalledWith(new Set([second?.policyNumber]));
  await expect(bar()).toHaveTextContent('1 selected');
  await expect(boxOf(second)).toHaveFocus();
  await expect(markOf(second)).not.toBe(markOf(first));
  await expect(boxOf(second).getBoundingClientRect().top).toBe(top);
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 selected'));
  await expect(canvas.getByRole('checkbox', { name: /^Select all/ })).toBePartiallyChecked();
  await userEvent.keyboard(' ');
  await expect(bar()).toBeNull();
  await expect(markOf(second)).toBe(markOf(first));
});

/** 'Clear selection' disappears with the bar, and the focus moves to the box of the page. */
export const Clears: Story = {
  args: { selection: [new Set(requirements.map(rowKey)), fn()] },
  play: async ({ canvas }) => {
    within(bar()!).getByRole('button', { name: 'Clear selection' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(bar()).toBeNull();
    await expect(canvas.getByRole('checkbox', { name: /^Select all/ })).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing selected'));
  },
};

export const SomeSelected: Story = {
  args: { selection: [new Set([first?.policyNumber ?? '', third?.policyNumber ?? '']), fn()] },
};

/** The rows are loading, so there is nothing to select. */
export const Loading: Story = {
  args: { status: 'loading', rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeDisabled();
  },
};

/** A card has its box before its name. The box of the page is in the bar, at the end of the window. */
export const Phone: Story = {
  args: SomeSelected.args!,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table');
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
    await expect(
      within(bar()!).getByRole('checkbox', { name: /^Select all/ }),
    ).toBePartiallyChecked();
    await userEvent.click(boxOf(second));
    await expect(bar()).toHaveTextContent('3 selected');
    const { bottom } = bar()!.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    // At the end of the page nothing is under the bar.
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect(table.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      bar()!.getBoundingClientRect().top,
    );
  },
};

/** The bar appears below the row that was pressed, and below each that has the focus, even at its full height. */
export const CoversNoRow: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: 'phone' } },
  args: {
    actions: ['Watch', 'Export', 'Assign', 'Remind', 'Print', 'Archive', 'Close'].map((name) => (
      <Button key={name}>{`${name} the selected rows`}</Button>
    )),
  },
  render: (args) => (
    <div style={{ paddingBlock: '60rem' }}>
      <SelectingTable {...args} />
    </div>
  ),
  play: async () => {
    const topOfBar = () => bar()!.getBoundingClientRect().top;
    const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
    const row = boxOf(third).closest('tr')!;
    window.scrollBy(0, bottomOf(row) - window.innerHeight);
    boxOf(third).focus({ preventScroll: true });
    await userEvent.keyboard(' ');
    await expect(bottomOf(row)).toBeLessThanOrEqual(topOfBar());
    // Just below the edge of the bar, where a browser would not scroll for a lower bar.
    window.scrollBy(0, bottomOf(boxOf(fourth)) - topOfBar() - 50);
    boxOf(fourth).focus();
    await expect(bottomOf(boxOf(fourth))).toBeLessThanOrEqual(topOfBar());
  },
};

/** On the narrowest phones, and with large text, a box is before its name and covers nothing. */
export const Narrow: Story = {
  args: SomeSelected.args!,
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <div data-testid="narrow">
      <SelectingTable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const width of [312, 288, 220]) {
      canvas.getByTestId('narrow').style.inlineSize = `${width}px`;
      const box = boxOf(second);
      const name = box.closest('tr')!.querySelector('[data-card="heading"]')!;
      const { right } = box.getBoundingClientRect();
      await expect(right).toBeLessThanOrEqual(name.getBoundingClientRect().left);
    }
  },
};
