import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { Column } from './Column.ts';
import { DataTable } from './DataTable.tsx';
import { plays, preload } from '../sample/storyParts.tsx';

interface Task {
  readonly id: string;
  readonly note: string;
}

const short = 'Call on Monday';
const long =
  'Call on Monday before noon, ask for the second half of the form, and write down who sent it and when it came, and by which way.';
const tasks: readonly Task[] = [
  { id: 'T-1', note: short },
  { id: 'T-2', note: long },
];
const columns: readonly Column<Task>[] = [
  { id: 'id', header: 'Task', heading: true, width: 8 },
  { id: 'note', header: 'Note', card: 'summary', width: 10, hideOrder: 1 },
];
const keyOf = ({ id }: Task) => id;

interface TasksProps {
  readonly density: 'comfortable' | 'compact';
  readonly notes: readonly Task[];
}

function Tasks({ density, notes }: TasksProps) {
  return (
    <div style={{ inlineSize: '24rem' }}>
      <DataTable name="Tasks" columns={columns} rows={notes} rowKey={keyOf} density={density} />
    </div>
  );
}

const meta = {
  title: 'Components/Data/DataTable/Long texts',
  component: Tasks,
  args: { density: 'comfortable', notes: tasks },
  loaders: preload(
    () => import('./TableHelp.tsx'),
    () => import('./cutTexts/CutTexts.tsx'),
  ),
} satisfies Meta<typeof Tasks>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The part that shows a text whole; the cell has the same text. */
const tooltip = () => document.querySelector<HTMLElement>('[role="tooltip"]:not([hidden])');

/** The part of a cell that is cut off. */
const cellOf = (text: string) =>
  screen.getByText(text, { selector: 'td *' }).closest<HTMLElement>('[data-clamps]')!;

/** The keyboard reaches a text that is cut off, and no other; its tooltip shows it whole. */
export const ByKeyboard: Story = plays(async ({ canvasElement }) => {
  // The frame may have other stops before the table, such as a message of the story before.
  await waitFor(async () => {
    await userEvent.tab();
    await expect(canvasElement).toContainElement(document.activeElement as HTMLElement);
  });
  const cut = cellOf(long);
  await waitFor(() => expect(cut).toHaveAttribute('tabindex', '0'));
  await expect(cellOf(short)).not.toHaveAttribute('tabindex');
  while (document.activeElement !== cut) await userEvent.tab();
  await waitFor(() => expect(tooltip()).toHaveTextContent(long));
  await expect(tooltip()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(tooltip()).toBeNull());
});

/** The pointer shows it too. A text that is not cut off has no tooltip. */
export const ByPointer: Story = plays(async () => {
  const cut = cellOf(long);
  await userEvent.hover(cellOf(short));
  await waitFor(() => expect(cut).toHaveAttribute('tabindex', '0'));
  await userEvent.hover(cut);
  await waitFor(() => expect(tooltip()).toHaveTextContent(long));
  await userEvent.unhover(cut);
  await waitFor(() => expect(tooltip()).toBeNull());
});

/** Compact rows have one line, and open to show their texts whole: the keyboard has no stop at each text. */
export const Compact: Story = plays({ args: { density: 'compact' } }, async ({ canvas }) => {
  await userEvent.tab();
  const cut = cellOf(long);
  await expect(cut.scrollWidth).toBeGreaterThan(cut.clientWidth);
  await userEvent.hover(cut);
  await waitFor(() => expect(tooltip()).toHaveTextContent(long));
  await expect(cut).not.toHaveAttribute('tabindex');
  await userEvent.click(canvas.getByRole('button', { name: 'More of T-2' }));
  await expect(cut.scrollWidth).toBeLessThanOrEqual(cut.clientWidth + 1);
});
