import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  type Requirement,
  requirementColumns,
  requirementTable,
  SortedTable,
  TurningTable,
} from '../sample/requirements.tsx';
import { DataTable } from './DataTable.tsx';

const meta = {
  title: 'Components/Data/DataTable/Widths',
  component: DataTable<Requirement>,
  render: (args) => <SortedTable {...args} />,
  args: requirementTable,
} satisfies Meta<typeof DataTable<Requirement>>;
export default meta;

type Story = StoryObj<typeof meta>;

const narrower = (inlineSize: string): NonNullable<Story['decorators']> => [
  (Story) => (
    <div style={{ inlineSize }}>
      <Story />
    </div>
  ),
];

/** The left edges of the cells of the first row that show, by column, from left to right. */
function standing(canvas: { getAllByRole: (role: 'row') => HTMLElement[] }, row = 1) {
  const cells = [...(canvas.getAllByRole('row')[row]?.children ?? [])] as HTMLElement[];
  return cells
    .filter((cell) => cell.offsetWidth > 0)
    .toSorted((one, other) => one.offsetLeft - other.offsetLeft)
    .map(({ dataset }) => dataset['column']);
}

/** The texts that may not break, by column: a date, a number, a status. */
const whole = ':is([data-column="date"], [data-column="policyNumber"], [data-column="met"])';

/** The cells whose content takes a second line, or more room than there is. */
function broken(canvasElement: HTMLElement) {
  const cells = canvasElement.querySelectorAll<HTMLElement>(
    `tbody tr:not([data-detail]) > ${whole}`,
  );
  return [...cells]
    .filter((cell) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      const { height, right } = range.getBoundingClientRect();
      const padding = Number.parseFloat(getComputedStyle(cell).paddingInlineEnd);
      const room = cell.getBoundingClientRect().right - padding;
      return height > 40 || right > room + 0.5;
    })
    .map(({ textContent }) => textContent);
}

/** The headers whose button does not get a press at the lower edge of their cells. */
const unfilled = (canvas: { getAllByRole: (role: 'columnheader') => HTMLElement[] }) =>
  canvas
    .getAllByRole('columnheader')
    .filter((cell) => {
      const button = cell.querySelector('button');
      const { left, bottom } = cell.getBoundingClientRect();
      return button && document.elementFromPoint(left + 3, bottom - 3) !== button;
    })
    .map(({ textContent }) => textContent);

/** Too narrow for all columns: they are hidden in their order, and show under the open row. */
export const HidesColumns: Story = {
  decorators: narrower('59rem'),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Product Type' })).toBeNull();
    await expect(canvas.queryByRole('columnheader', { name: 'Employer' })).toBeNull();
    await expect(canvas.getByRole('columnheader', { name: 'Agent Name - ID' })).toBeVisible();
    await expect(canvas.queryByRole('region', { name: /scrolls sideways/ })).toBeNull();
    // The others keep their order, in the head as in the rows.
    for (const row of [0, 1]) {
      await expect(standing(canvas, row).join()).toBe(
        'open,date,agent,insured,policyNumber,requirement,met,action',
      );
    }
    await expect(broken(canvasElement)).toEqual([]);
    await expect(unfilled(canvas)).toEqual([]);
    const expander = canvas.getByRole('button', { name: 'More of NL0017I1l90' });
    expander.focus();
    await expect(getComputedStyle(expander).outlineOffset).toBe('-3px');
    await userEvent.click(expander);
    const [product] = await canvas.findAllByText('Disability');
    await expect(canvas.getByText('Product Type', { selector: 'dt' })).toBeVisible();
    await expect(product).toBeInTheDocument();
    await expect(canvas.getByText('Agent Name - ID', { selector: 'dt' })).not.toBeVisible();
    // The open detail is between its row and the next, and covers neither.
    const detail = canvasElement.querySelector('tr[data-detail]');
    await expect(detail?.querySelector('div')?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      detail?.nextElementSibling?.getBoundingClientRect().top ?? 0,
    );
  },
};

/** As narrow as its columns allow, with large text: dates, numbers and statuses stay whole. */
export const HoldsItsKinds: Story = {
  args: {
    columns: ['date', 'policyNumber', 'met'].flatMap((id) =>
      requirementColumns.filter((column) => column.id === id),
    ),
  },
  decorators: narrower('28.25rem'),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('region', { name: /scrolls sideways/ })).toBeNull();
    await expect(broken(canvasElement)).toEqual([]);
  },
};

/** A number at the edge stays whole too. */
export const HoldsANumberFirst: Story = {
  ...HoldsItsKinds,
  args: {
    columns: ['policyNumber', 'date', 'met'].flatMap((id) =>
      requirementColumns.filter((column) => column.id === id),
    ),
  },
};

/** If there is room for all columns, no row opens. */
export const HasRoom: Story = {
  decorators: narrower('80rem'),
  play: async ({ canvas, canvasElement }) => {
    await expect(broken(canvasElement)).toEqual([]);
    await expect(unfilled(canvas)).toEqual([]);
    await expect(canvas.getByRole('columnheader', { name: 'Product Type' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^More of/ })).toBeNull();
  },
};

/** Columns that are never hidden: the table scrolls sideways, its first column and its actions stay. */
export const Overflows: Story = {
  args: {
    columns: [
      requirementColumns[3]!,
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((index) => ({
        id: `text${index}`,
        header: `Text ${index}`,
        cell: () => 'Unbroken'.repeat(3),
        width: 12,
      })),
      requirementColumns[8]!,
    ],
  },
  decorators: narrower('53rem'),
  play: async ({ canvas, canvasElement }) => {
    await expect(broken(canvasElement)).toEqual([]);
    const region = await canvas.findByRole('region', { name: 'Pending, scrolls sideways' });
    await expect(region).toHaveAttribute('tabindex', '0');
    const [first] = canvas.getAllByRole('rowheader');
    const action = canvas.getAllByRole('cell').find(({ dataset }) => dataset['card'] === 'action');
    const { right } = region.getBoundingClientRect();
    const { left } = first!.getBoundingClientRect();
    await expect(action!.getBoundingClientRect().right).toBeCloseTo(right, 0);
    region.scrollLeft = 200;
    await waitFor(() => expect(region).toHaveAttribute('data-scrolled', 'true'));
    await expect(first!.getBoundingClientRect().left).toBeCloseTo(left, 0);
    // Its header stays too, above the headers that scroll under it.
    const header = canvas.getByRole('columnheader', { name: 'Policy Number' });
    const { bottom } = header.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 40, bottom - 20)).toBe(header);
    await expect(action!.getBoundingClientRect().right).toBeCloseTo(right, 0);
  },
};

/** The columns keep their widths, whatever the rows contain. */
export const KeepsItsWidths: Story = {
  render: (args) => <TurningTable {...args} />,
  play: async ({ canvas }) => {
    const widths = () =>
      canvas.getAllByRole('columnheader').map((cell) => cell.getBoundingClientRect().width);
    const before = widths();
    await userEvent.click(canvas.getByRole('button', { name: 'Turn around' }));
    await expect(widths()).toEqual(before);
  },
};

/** Under 768 px the same rows are cards, and a select sorts them. */
export const Cards: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args, canvas }) => {
    const select = await canvas.findByRole('combobox', { name: 'Sort by' });
    await waitFor(() => expect(select).toBeVisible());
    await expect(canvas.queryByRole('columnheader')).toBeNull();
    const [card] = canvas.getAllByRole('row');
    await expect(card!.getBoundingClientRect().height).toBeLessThan(150);
    await userEvent.click(within(card!).getByRole('button', { name: 'More of NL0018O0142' }));
    await expect(canvas.getByText('Employer', { selector: 'dt' })).toBeVisible();
    await userEvent.selectOptions(select, 'Primary Insured, Z to A');
    await expect(args.onSort).toHaveBeenLastCalledWith({ field: 'insured', direction: 'desc' });
  },
};
