import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { type Requirement, requirementColumns } from '../sample/requirements.tsx';
import { requirementTable, SortedTable } from '../sample/RequirementTable.tsx';
import type { Column } from './Column.ts';
import { useColumnWidths } from './resize/index.ts';

/** Texts and then numbers, of which all but the first sort. */
const withNumbers = (count: number): readonly Column<Requirement>[] => [
  ...requirementColumns.slice(0, 2),
  ...Array.from({ length: count }, (_, index) => ({
    id: `number${index}`,
    header: `No. ${index}`,
    kind: 'count' as const,
    width: 6,
    value: () => 1200 + index,
    ...(index > 0 && { sortable: true as const }),
  })),
];

const threeNumbers = withNumbers(3);
const sevenNumbers = withNumbers(7);

/** A table with columns of numbers that can be resized. */
function NumbersTable({ columns }: { readonly columns: readonly Column<Requirement>[] }) {
  return <SortedTable {...requirementTable} {...useColumnWidths(columns)} />;
}

const meta = {
  title: 'Components/Data/DataTable/Column widths of numbers',
  component: NumbersTable,
  args: { columns: threeNumbers },
  tags: ['wide'],
} satisfies Meta<typeof NumbersTable>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Where the content of a cell is, without the edge. */
function contentOf(cell: HTMLElement) {
  const text = document.createRange();
  text.selectNodeContents(within(cell).queryByRole('button') ?? cell);
  const edge = cell.querySelector(':scope > [role="separator"]');
  if (edge && text.commonAncestorContainer === cell) text.setEndBefore(edge);
  return text.getBoundingClientRect();
}

const edgeOf = (header: Element | null) =>
  within(header as HTMLElement)
    .getByRole('separator')
    .getBoundingClientRect();

/** The header of a number ends where its values do, next to another number and at the end of the table. */
export const Aligned: Story = {
  play: async ({ args, canvas }) => {
    const cells = within(canvas.getAllByRole('row')[1]!).getAllByRole('cell');
    const headers = screen
      .getAllByRole('columnheader')
      .filter(({ dataset }) => dataset['align'] === 'end');
    await expect(headers).toHaveLength(args.columns.length - 2);
    for (const header of headers) {
      const cell = cells.find(({ dataset }) => dataset['column'] === header.dataset['column']);
      const { left, right } = contentOf(header);
      await expect(Math.abs(right - contentOf(cell!).right)).toBeLessThan(1);
      await expect(left).toBeGreaterThanOrEqual(edgeOf(header.previousElementSibling).right);
    }
  },
};

/** So it does where many columns are closer together. */
export const ManyAligned: Story = { ...Aligned, args: { columns: sevenNumbers } };
