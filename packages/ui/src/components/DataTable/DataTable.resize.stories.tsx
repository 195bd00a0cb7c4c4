import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Requirement } from '../sample/requirements.tsx';
import { requirementColumns } from '../sample/requirements.tsx';
import { requirementTable, SortedTable } from '../sample/RequirementTable.tsx';
import type { Column } from './Column.ts';
import { type ColumnWidths, useColumnWidths, type WidthOptions } from './resize/index.ts';

const ids = new Set(['date', 'insured', 'policyNumber', 'product', 'requirement']);
/** Columns that have room. */
const columns: readonly Column<Requirement>[] = requirementColumns.filter(({ id }) => ids.has(id));

/** A table whose columns can be resized. */
function Resizable(options: WidthOptions) {
  return <SortedTable {...requirementTable} {...useColumnWidths(columns, options)} />;
}

const meta = {
  title: 'Components/Data/DataTable/Column widths',
  component: Resizable,
  args: { onColumnWidths: fn() },
  tags: ['wide'],
} satisfies Meta<typeof Resizable>;
export default meta;

type Story = StoryObj<typeof meta>;

const handle = (header: string) => screen.getByRole('separator', { name: `Width of ${header}` });
const widthOf = (header: string) =>
  screen.getByRole('columnheader', { name: header }).getBoundingClientRect().width;
const headers = () => screen.getAllByRole('columnheader');

/** The value of an edge is the width that its column shows, within its limits. */
const saysItsWidth = (header: string) =>
  waitFor(async () => {
    const edge = handle(header);
    const width = Math.round(widthOf(header));
    const { ariaValueNow, ariaValueText, ariaValueMin, ariaValueMax } = edge;
    await expect([ariaValueNow, ariaValueText]).toEqual([String(width), `${width} pixels`]);
    await expect(Number(ariaValueMin)).toBeLessThanOrEqual(width);
    await expect(Number(ariaValueMax)).toBeGreaterThanOrEqual(width);
  });

async function drag(header: string, by: number) {
  const { left, top } = handle(header).getBoundingClientRect();
  const pointer = { clientX: left, clientY: top + 4, button: 0, pointerId: 1, bubbles: true };
  await fireEvent.pointerDown(handle(header), pointer);
  await fireEvent.pointerMove(document, { ...pointer, clientX: left + by });
}

/** The edge follows the pointer; the other columns keep their widths, and the last one has what is left. */
export const Drags: Story = {
  play: async ({ args }) => {
    const before = { date: widthOf('Date'), insured: widthOf('Primary Insured') };
    await drag('Date', 48);
    await expect(widthOf('Date')).toBeCloseTo(before.date + 48, 0);
    await expect(args.onColumnWidths).not.toHaveBeenCalled();
    await fireEvent.pointerUp(document, { pointerId: 1 });
    await expect(args.onColumnWidths).toHaveBeenCalledOnce();
    await expect(widthOf('Date')).toBeCloseTo(before.date + 48, 0);
    await expect(widthOf('Primary Insured')).toBeCloseTo(before.insured, 0);
    const table = screen.getByRole('table');
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement!.clientWidth);
    await saysItsWidth('Date');
    // The header is named by its column alone, and still sorts.
    await expect(headers().map((each) => each.ariaLabel)).toContain('Date');
  },
};

/** Escape while it is dragged: the columns are as before. */
export const Cancels: Story = {
  play: async ({ args }) => {
    const before = widthOf('Date');
    await drag('Date', 48);
    await fireEvent.keyDown(handle('Date'), { key: 'Escape' });
    await expect(widthOf('Date')).toBeCloseTo(before, 0);
    await fireEvent.pointerMove(document, { clientX: 900 });
    await fireEvent.pointerUp(document, { pointerId: 1 });
    await expect(widthOf('Date')).toBeCloseTo(before, 0);
    await expect(args.onColumnWidths).not.toHaveBeenCalled();
  },
};

/** The arrow keys move the edge, Home and End go to the limits; the focus stays. */
export const ByKeys: Story = {
  args: { min: 6, max: 20 },
  play: async ({ args }) => {
    const before = widthOf('Date');
    handle('Date').focus();
    for (const { ariaLabel } of headers()) await saysItsWidth(ariaLabel ?? '');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(widthOf('Date')).toBeCloseTo(before + 32, 0);
    await saysItsWidth('Date');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(widthOf('Date')).toBeCloseTo(before + 16, 0);
    await userEvent.keyboard('{Home}');
    await expect(widthOf('Date')).toBeCloseTo(96, 0);
    await userEvent.keyboard('{End}');
    await expect(widthOf('Date')).toBeCloseTo(320, 0);
    await waitFor(() => expect(handle('Date')).toHaveAttribute('aria-valuenow', '320'));
    await expect(handle('Date')).toHaveFocus();
    await expect(args.onColumnWidths).toHaveBeenCalledTimes(5);
  },
};

/** An edge says the new width once the table has less room. */
export const FollowsTheTable: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <div data-testid="place">
      <Resizable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await saysItsWidth('Date');
    const before = widthOf('Date');
    canvas.getByTestId('place').style.inlineSize = '60rem';
    await waitFor(() => expect(widthOf('Date')).toBeLessThan(before));
    for (const { ariaLabel } of headers()) await saysItsWidth(ariaLabel ?? '');
  },
};

/** A double click, or Enter, makes a column as wide as its longest text. */
export const Fits: Story = {
  args: { defaultColumnWidths: { requirement: 6, date: 20 } },
  play: async ({ canvas }) => {
    const text = canvas.getByText('Attending physician statement');
    await expect(text.scrollHeight).toBeGreaterThan(30);
    await userEvent.dblClick(handle('Requirement'));
    await expect(text.getClientRects()).toHaveLength(1);
    await expect(text.scrollHeight).toBeLessThan(30);
    handle('Date').focus();
    await userEvent.keyboard('{Enter}');
    await expect(widthOf('Date')).toBeLessThan(160);
    await expect(canvas.getByText('11/18/2026').getBoundingClientRect().height).toBeLessThan(60);
  },
};

/** A press without a drag opens a menu, for users who cannot drag; the focus comes back to the edge. */
export const ByMenu: Story = {
  play: async ({ args }) => {
    const choose = async (name: string) => {
      await userEvent.click(handle('Date'));
      const menu = await screen.findByRole('menu', { name: 'Width of Date' });
      await userEvent.click(within(menu).getByRole('menuitem', { name }));
      await waitFor(() => expect(handle('Date')).toHaveFocus());
    };
    const before = widthOf('Date');
    await choose('Wider');
    await expect(widthOf('Date')).toBeCloseTo(before + 48, 0);
    await choose('Narrower');
    await expect(widthOf('Date')).toBeCloseTo(before, 0);
    await choose('Wider');
    await choose('Fit to the text');
    await expect(widthOf('Date')).toBeLessThan(before + 48);
    await expect(args.onColumnWidths).toHaveBeenCalledTimes(4);
    await userEvent.click(handle('Date'));
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('menu')).toBeNull();
    await expect(handle('Date')).toHaveFocus();
    // The end of a drag is no press.
    await drag('Date', 48);
    await fireEvent.pointerUp(document, { pointerId: 1 });
    await fireEvent.click(handle('Date'));
    await expect(screen.queryByRole('menu')).toBeNull();
  },
};

/** The edge is a target of 24 px, half of it over the next header; the text of a header is its button's. */
export const TargetSize: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    for (const header of headers()) {
      const edge = within(header).getByRole('separator');
      const { left, top, width, height } = edge.getBoundingClientRect();
      const at = (x: number) => document.elementFromPoint(x, top + height / 2);
      await expect(width).toBeGreaterThanOrEqual(24);
      await expect(at(left + 1)).toBe(edge);
      await expect(at(left + width - 1)).toBe(edge);
      const text = document.createRange();
      text.selectNodeContents(within(header).queryByRole('button') ?? header.firstChild!);
      await expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(left);
      await expect(text.getBoundingClientRect().left).toBeGreaterThanOrEqual(
        header.previousElementSibling
          ? within(header.previousElementSibling as HTMLElement)
              .getByRole('separator')
              .getBoundingClientRect().right
          : 0,
      );
    }
  },
};

const stored: ColumnWidths = {
  date: 12,
  insured: 10,
  policyNumber: 12,
  product: 9,
  requirement: 30,
};

/** Wider than its place: the table scrolls, and no column is hidden. */
export const Overflows: Story = {
  args: { columnWidths: stored },
  render: (args) => (
    <div style={{ inlineSize: '56rem' }}>
      <Resizable {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('region', { name: 'Pending, scrolls sideways' }),
    ).toBeVisible();
    await expect(headers()).toHaveLength(columns.length);
    await expect(widthOf('Requirement')).toBeCloseTo(480, 0);
  },
};

/** From right to left the edge is at the left, and Left makes a column wider. */
export const RightToLeft: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <div dir="rtl">
      <Resizable {...args} />
    </div>
  ),
  play: async () => {
    const before = widthOf('Date');
    const header = screen.getByRole('columnheader', { name: 'Date' }).getBoundingClientRect();
    const edge = handle('Date').getBoundingClientRect();
    await expect(edge.left).toBeLessThan(header.left);
    await expect(edge.right).toBeGreaterThan(header.left);
    handle('Date').focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(widthOf('Date')).toBeCloseTo(before + 16, 0);
    await drag('Date', -32);
    await fireEvent.pointerUp(document, { pointerId: 1 });
    await expect(widthOf('Date')).toBeCloseTo(before + 48, 0);
  },
};

/** Cards have no widths, and no edges to drag. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('separator')).toHaveLength(0);
  },
};
