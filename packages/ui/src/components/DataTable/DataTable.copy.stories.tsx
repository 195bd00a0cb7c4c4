import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import type { Column } from './Column.ts';
import { DataTable } from './DataTable.tsx';
import { plays } from '../sample/storyParts.tsx';

interface Sale {
  readonly name: string;
  readonly amount: string | null;
  readonly count: number;
}

const sales: readonly Sale[] = [
  { name: 'Okafor, Ruth', amount: '-17.26', count: 1_208 },
  { name: '=Li <D’Angelo>', amount: '1234567.5', count: 0 },
  { name: 'Abbott, Ana', amount: null, count: -3 },
];

const amounts: readonly Column<Sale>[] = [
  { id: 'amount', header: 'Amount', kind: 'money', card: 'summary', sortable: true },
  { id: 'count', header: 'Count', kind: 'count' },
];

const columns: readonly Column<Sale>[] = [
  {
    id: 'name',
    header: 'Name',
    heading: true,
    sortable: true,
    cell: ({ name }) => <Link href="#sale">{name}</Link>,
  },
  {
    id: 'met',
    header: 'Met',
    kind: 'status',
    cell: () => (
      <>
        2 of 3<br />
        <span className="visually-hidden">Overdue, </span>
        <Badge tone="danger">late</Badge>
      </>
    ),
  },
  ...amounts,
  { id: 'act', header: 'Action', kind: 'action', cell: () => <Button>Resend</Button> },
];

const keyOf = ({ name }: Sale) => name;

const itemsOf = ({ name }: Sale) => (
  <DataTable name={`Items of ${name}`} columns={amounts} rows={sales.slice(0, 1)} rowKey={keyOf} />
);

function Sales() {
  return (
    <>
      <p data-testid="before">Sales of May</p>
      <DataTable
        name="Sales"
        columns={columns}
        rows={sales}
        rowKey={keyOf}
        totals={{ amount: '1234550.24' }}
        detail={itemsOf}
      />
      <p>Refunds of May</p>
      <DataTable name="Refunds" columns={amounts} rows={sales.slice(0, 1)} rowKey={keyOf} />
      <p data-testid="after">As of today</p>
    </>
  );
}

const meta = {
  title: 'Components/Data/DataTable/Copy',
  component: Sales,
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Sales>;
export default meta;

type Story = StoryObj<typeof meta>;
type Point = readonly [Node, number];

/** The clipboard content after a selection is copied; undefined if the browser copies it. */
function copied([start, from]: Point, [end, to]: Point) {
  const selection = document.getSelection()!;
  selection.setBaseAndExtent(start, from, end, to);
  const clipboardData = new DataTransfer();
  const event = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true });
  if (start.parentElement!.dispatchEvent(event)) return undefined;
  // Firefox gives the event another clipboard.
  const taken = event.clipboardData!;
  return { lines: taken.getData('text/plain').split('\n'), html: taken.getData('text/html') };
}

const tableOf = (root: HTMLElement, at = 0) => root.querySelectorAll('table')[at]!;
const rowOf = (root: HTMLElement, at: number) => tableOf(root).rows[at]!;
const whole = (node: Node) =>
  [[node, 0] as const, [node, node.childNodes.length] as const] as const;

const row1 = 'Okafor, Ruth\t2 of 3 late\t-17.26\t1208';
const row2 = "'=Li <D’Angelo>\t2 of 3 late\t1234567.50\t0";

/** Lines with tabs and a clean table: no hidden text, icons or buttons, amounts that spreadsheets read, and no formula. */
export const WholeTable: Story = plays(async ({ canvasElement }) => {
  await waitFor(async () => {
    const copy = copied(...whole(tableOf(canvasElement)));
    await expect(copy?.lines).toEqual([
      'Name\tMet\tAmount\tCount',
      row1,
      row2,
      'Abbott, Ana\t2 of 3 late\t\t-3',
      'Total\t\t1234550.24\t',
    ]);
    await expect(copy?.html).toContain(
      "<tr><th>'=Li &lt;D’Angelo&gt;</th><td>2 of 3 late</td><td>1234567.50</td><td>0</td></tr>",
    );
  });
});

/** From within a cell to within another: whole cells, and the same columns in every line. */
export const PartsOfRows: Story = plays(async ({ canvasElement }) => {
  const dollars = (row: number) => {
    const texts = rowOf(canvasElement, row).querySelectorAll('[data-column="amount"] span')[0]!;
    return texts.lastChild!;
  };
  const name = rowOf(canvasElement, 2).querySelector('a')!.firstChild!;
  await waitFor(async () => {
    await expect(copied([dollars(1), 2], [name, 3])?.lines).toEqual([
      '\t\t-17.26\t1208',
      "'=Li <D’Angelo>\t\t\t",
    ]);
  });
  // A triple click on a cell ends at the start of the next one.
  const [cell, next] = rowOf(canvasElement, 1).cells;
  await expect(copied([cell!, 0], [next!, 0])).toBeUndefined();
  await expect(copied([name, 1], [name, 4])).toBeUndefined();
});

/** A whole page: texts around the tables, each table, and an open row with its inner table. */
export const Everything: Story = plays(async ({ canvas, canvasElement }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'More of Okafor, Ruth' }));
  const [before, after] = [canvas.getByTestId('before'), canvas.getByTestId('after')];
  await waitFor(async () => {
    await expect(copied([before.firstChild!, 0], [after.firstChild!, 5])?.lines).toEqual([
      'Sales of May',
      'Name\tMet\tAmount\tCount',
      row1,
      'Amount\tCount',
      '-17.26\t1208',
      row2,
      'Abbott, Ana\t2 of 3 late\t\t-3',
      'Total\t\t1234550.24\t',
      'Refunds of May',
      'Amount\tCount',
      '-17.26\t1208',
      'As of',
    ]);
  });
  const inDetail = tableOf(canvasElement, 1);
  await expect(copied(...whole(inDetail.tBodies[0]!))?.lines).toEqual(['-17.26\t1208']);
});

const narrow: readonly Column<Sale>[] = [
  ...columns.slice(0, 3),
  { id: 'count', header: 'Count', kind: 'count', hideOrder: 1, width: 40 },
];

/** A column without room shows in the opened row, and is not among the columns of the copied rows. */
export const OpenedRow: Story = {
  render: () => (
    <div style={{ inlineSize: '44rem' }}>
      <DataTable
        name="Sales"
        columns={narrow}
        rows={sales.slice(0, 2)}
        rowKey={keyOf}
        detail={({ name }) => <p>Note about {name}</p>}
      />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More of Okafor, Ruth' }));
    const count = await canvas.findByText('1,208', { selector: 'dd *, dd' });
    await expect(count).toBeVisible();
    await waitFor(async () => {
      await expect(copied(...whole(tableOf(canvasElement)))?.lines).toEqual([
        'Name\tMet\tAmount',
        'Okafor, Ruth\t2 of 3 late\t-17.26',
        'Note about Okafor, Ruth',
        "'=Li <D’Angelo>\t2 of 3 late\t1234567.50",
      ]);
    });
    await expect(copied(...whole(count.closest('dl')!))).toBeUndefined();
  },
};

/** Each card becomes one line. */
export const Cards: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await waitFor(async () => {
      await expect(copied(...whole(tableOf(canvasElement).tBodies[0]!))?.lines).toEqual([
        'Okafor, Ruth\t2 of 3 late\t-17.26',
        "'=Li <D’Angelo>\t2 of 3 late\t1234567.50",
        'Abbott, Ana\t2 of 3 late\t',
      ]);
    });
  },
};
