import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import type { Column } from './Column.ts';
import { DataTable } from './DataTable.tsx';
import { VirtualRows } from './virtual/index.ts';

interface Entry {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly amount: string;
}

/** Rows of one line and of two. */
const entriesFrom = (first: number, count: number): readonly Entry[] =>
  Array.from({ length: count }, (_, index) => {
    const place = first + index;
    return {
      id: String(place),
      name: `Entry ${place}`,
      note: place % 3 === 0 ? 'A note that takes the two lines which a cell has for it' : 'Short',
      amount: String((place * 7919) % 100_003),
    };
  });

const columns: readonly Column<Entry>[] = [
  {
    id: 'name',
    header: 'Name',
    heading: true,
    width: 10,
    cell: ({ id, name }) => <a href={`#${id}`}>{name}</a>,
  },
  { id: 'note', header: 'Note', width: 12, card: 'summary' },
  { id: 'amount', header: 'Amount', kind: 'money' },
];

const keyOf = ({ id }: Entry) => id;
const detailOf = ({ name }: Entry) => <p>The detail of {name}.</p>;

interface EntriesProps {
  readonly count: number;
  /** Each row opens. */
  readonly opens?: boolean;
}

/** A long list, to which newer rows come at its start. */
function Entries({ count, opens = false }: EntriesProps) {
  const [newer, setNewer] = useState(0);
  const [rows, setRows] = useState(() => entriesFrom(0, count));
  const add = () => {
    setNewer(newer + 10);
    setRows([...entriesFrom(-newer - 10, 10), ...rows]);
  };
  return (
    <>
      <div style={{ position: 'fixed', insetBlockEnd: 8, zIndex: 9 }}>
        <Button onClick={add}>Newer rows</Button>
      </div>
      <DataTable
        name="Entries"
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        rowsAs={VirtualRows}
        detail={opens ? detailOf : undefined}
      />
    </>
  );
}

const meta = {
  title: 'Components/Data/DataTable/Virtual rows',
  component: Entries,
  args: { count: 10_000 },
} satisfies Meta<typeof Entries>;
export default meta;

type Story = StoryObj<typeof meta>;

const row = (place: number) =>
  screen.findByRole('row', { name: new RegExp(`\\bEntry ${place}\\b`) });
const link = (place: number) => screen.getByRole('link', { name: `Entry ${place}` });
const drawn = () => document.querySelectorAll('tbody tr').length;

/** Whether a chevron, in the middle of its button, is over a text. */
function isOver(opener: HTMLElement, text: HTMLElement) {
  const button = opener.getBoundingClientRect();
  const [x, y] = [button.left + button.width / 2, button.top + button.height / 2];
  const { left, right, top, bottom } = text.getBoundingClientRect();
  return x + 8 > left && x - 8 < right && y + 8 > top && y - 8 < bottom;
}

/** 10,000 rows: those in sight are drawn, and screen readers get the count and each index. */
export const TenThousandRows: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Entries' });
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    await expect(await row(0)).toHaveAttribute('aria-rowindex', '2');
    await expect(drawn()).toBeLessThan(60);
    table.scrollIntoView({ block: 'end' });
    const last = await row(9999);
    await expect(last).toBeVisible();
    await expect(last).toHaveAttribute('aria-rowindex', '10001');
    await expect(canvas.queryByRole('row', { name: /\bEntry 5000\b/ })).toBeNull();
    await expect(drawn()).toBeLessThan(60);
    table.scrollIntoView({ block: 'start' });
    await expect(await row(1)).toBeVisible();
  },
};

/** The row with the focus stays while it is out of sight; Tab goes on from it. */
export const KeepsFocus: Story = {
  play: async ({ canvas }) => {
    await row(3);
    link(3).focus();
    canvas.getByRole('table').scrollIntoView({ block: 'end' });
    await row(9999);
    await expect(canvas.queryByRole('link', { name: 'Entry 9' })).toBeNull();
    await expect(link(3)).toHaveFocus();
    link(3).scrollIntoView({ block: 'center' });
    await row(4);
    await userEvent.tab();
    await expect(link(4)).toHaveFocus();
  },
};

/** From a row out of sight, Tab goes to the first link in sight, and backward to the last one. */
export const TabsIntoSight: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const head = canvas.getAllByRole('columnheader')[0]!;
    // Bars at the end of the window may be over the last ones.
    const { scrollPaddingBottom } = getComputedStyle(document.documentElement);
    const end = window.innerHeight - (parseFloat(scrollPaddingBottom) || 0);
    const linksInSight = () =>
      canvas.getAllByRole('link').filter((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return top >= head.getBoundingClientRect().bottom && bottom <= end;
      });
    const goTo = async (top: number, place: number) => {
      window.scrollTo(0, top);
      await row(place);
    };
    await row(2);
    link(2).focus();
    await goTo(document.documentElement.scrollHeight, 9999);
    const [low] = linksInSight();
    await userEvent.tab();
    await expect(low).toHaveFocus();
    await goTo(0, 1);
    await userEvent.tab();
    await expect(link(0)).toHaveFocus();
    await goTo(document.documentElement.scrollHeight, 9999);
    const lowest = linksInSight().at(-1);
    await userEvent.tab({ shift: true });
    await expect(lowest).toHaveFocus();
    await goTo(0, 1);
    const last = linksInSight().at(-1);
    await userEvent.tab({ shift: true });
    await expect(last).toHaveFocus();
    await expect(window.scrollY).toBe(0);
  },
};

/** Newer rows at the start do not move the rows in sight. */
export const KeepsPlace: Story = {
  play: async ({ canvas }) => {
    await row(0);
    window.scrollTo(0, 30_000);
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Entry 0' })).toBeNull());
    const some = canvas.getAllByRole('link').find((one) => one.getBoundingClientRect().top > 200);
    const name = some?.textContent ?? '';
    const top = some?.getBoundingClientRect().top ?? 0;
    await userEvent.click(canvas.getByRole('button', { name: 'Newer rows' }));
    await waitFor(() =>
      expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10011'),
    );
    await waitFor(() =>
      expect(
        Math.abs(canvas.getByRole('link', { name }).getBoundingClientRect().top - top),
      ).toBeLessThan(3),
    );
  },
};

/** A row opens among them; its detail is a line too. */
export const Opens: Story = {
  args: { count: 1000, opens: true },
  play: async ({ canvas }) => {
    const opener = within(await row(1)).getByRole('button', { name: 'More of Entry 1' });
    await userEvent.click(opener);
    const text = canvas.getByText('The detail of Entry 1.');
    await expect(text).toBeVisible();
    await expect(opener).toHaveAttribute('aria-controls', text.closest('tr')?.id);
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '1002');
    await expect(await row(2)).toHaveAttribute('aria-rowindex', '5');
  },
};

/** Up to 200 rows are drawn whole, so that a browser's own search finds all. */
export const ShortList: Story = {
  args: { count: 200 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(200);
    await expect(canvas.getByRole('table')).not.toHaveAttribute('aria-rowcount');
  },
};

/** Paper has all rows. */
export const Printed: Story = {
  args: { count: 300 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader').length).toBeLessThan(60);
    // Again until the table listens; once it does, all rows are there at once.
    await waitFor(() => {
      window.dispatchEvent(new Event('beforeprint'));
      return expect(canvas.getAllByRole('rowheader')).toHaveLength(300);
    });
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(canvas.getAllByRole('rowheader').length).toBeLessThan(60));
  },
};

/** Cards of many heights at 320 px, scrolled to their end. */
export const Narrow: Story = {
  args: { count: 2000 },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '288px' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const card = await row(0);
    const opener = within(card).getByRole('button', { name: 'More of Entry 0' });
    const note = within(card).getByText(/^A note/);
    const { bottom } = link(0).getBoundingClientRect();
    await expect(note.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
    await expect(isOver(opener, note)).toBe(false);
    await expect(isOver(opener, link(0))).toBe(false);
    await expect(note.scrollHeight).toBe(note.clientHeight);
    const table = canvas.getByRole('table');
    table.scrollIntoView({ block: 'end' });
    await expect(await row(1999)).toBeVisible();
    await expect(drawn()).toBeLessThan(60);
    table.scrollIntoView({ block: 'start' });
    await expect(await row(0)).toBeVisible();
  },
};
