import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import type { Requirement } from '../sample/requirements.tsx';
import { requirementColumns } from '../sample/requirements.tsx';
import { requirementTable, SortedTable } from '../sample/RequirementTable.tsx';
import type { Column } from './Column.ts';
import { PinnedColumns } from './pin/index.ts';

const pins: Readonly<Record<string, 'start' | 'end'>> = { policyNumber: 'start', met: 'end' };
/** All columns stay, so that the table scrolls; the first and the actions are pinned in every table. */
const columns: readonly Column<Requirement>[] = requirementColumns.map((column) =>
  Object.assign({}, column, { hideOrder: undefined, pinned: pins[column.id] }),
);

interface PinnedProps {
  readonly width: string;
  readonly dir?: 'rtl' | undefined;
}

/** A table that is wider than its place. */
function Pinned({ width, dir }: PinnedProps) {
  return (
    <div style={{ inlineSize: width }} dir={dir}>
      <PinnedColumns columns={columns} data-testid="pinned">
        <SortedTable {...requirementTable} columns={columns} />
      </PinnedColumns>
    </div>
  );
}

const meta = {
  title: 'Components/Data/DataTable/Pinned columns',
  component: Pinned,
  args: { width: '50rem' },
  tags: ['wide'],
  parameters: {
    // A header that is partly scrolled under a pinned one is no smaller target: it scrolls into sight.
    a11y: { config: { rules: [{ id: 'target-size', enabled: false }] } },
  },
} satisfies Meta<typeof Pinned>;
export default meta;

type Story = StoryObj<typeof meta>;

const region = () => screen.findByRole('region', { name: 'Pending, scrolls sideways' });
/** The header and the first cell of a column. */
const cellsOf = (id: string) => [
  ...screen.getByRole('table').querySelectorAll<HTMLElement>(`tr > [data-column='${id}']`),
];
const edgesOf = (id: string) => {
  const [header, cell] = cellsOf(id).map((each) => each.getBoundingClientRect());
  // A header that is elsewhere than its cells has no edges that fit.
  return header?.left === cell?.left && cell ? cell : { left: Number.NaN, right: Number.NaN };
};
const shadeOf = (id: string) => getComputedStyle(cellsOf(id)[1]!).boxShadow;

/** Scrolled to the middle: the pinned columns are next to the first and before the actions. */
export const Scrolled: Story = {
  play: async () => {
    const scroller = await region();
    const edge = scroller.getBoundingClientRect();
    await expect(shadeOf('policyNumber')).toBe('none');
    scroller.scrollLeft = 260;
    await waitFor(() => expect(scroller.dataset['scrolled']).toBe('true'));
    await expect(edgesOf('date').left).toBeCloseTo(edge.left, 0);
    await expect(edgesOf('policyNumber').left).toBeCloseTo(edgesOf('date').right, 0);
    await expect(edgesOf('action').right).toBeCloseTo(edge.right, 0);
    await expect(edgesOf('met').right).toBeCloseTo(edgesOf('action').left, 0);
    // The others are under them.
    await expect(edgesOf('insured').right).toBeLessThan(edgesOf('policyNumber').right);
    await expect(shadeOf('policyNumber')).not.toBe('none');
    await expect(shadeOf('date')).toBe('none');
    await expect(shadeOf('met')).not.toBe('none');
    const { left, right } = edgesOf('policyNumber');
    const { top, height } = cellsOf('policyNumber')[1]!.getBoundingClientRect();
    const under = document.elementFromPoint((left + right) / 2, top + height / 2);
    await expect(cellsOf('policyNumber')[1]).toContainElement(under as HTMLElement);
  },
};

/** From right to left the start is at the right. */
export const RightToLeft: Story = {
  args: { dir: 'rtl' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const scroller = await region();
    scroller.scrollLeft = -260;
    await waitFor(() => expect(scroller.dataset['scrolled']).toBe('true'));
    const edge = scroller.getBoundingClientRect();
    await expect(edgesOf('date').right).toBeCloseTo(edge.right, 0);
    await expect(edgesOf('policyNumber').right).toBeCloseTo(edgesOf('date').left, 0);
    await expect(edgesOf('met').left).toBeCloseTo(edgesOf('action').right, 0);
  },
};

/** Cards: nothing is pinned. */
export const Phone: Story = {
  args: { width: 'auto' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(getComputedStyle(cellsOf('policyNumber')[1]!).position).not.toBe('sticky');
  },
};
