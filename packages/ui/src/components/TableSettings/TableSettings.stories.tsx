import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { DataTable } from '../DataTable/DataTable.tsx';
import { initialTableView } from '../DataTable/tableView.ts';
import { useShownColumns } from '../DataTable/useShownColumns.ts';
import { plays, inBox, preload } from '../sample/storyParts.tsx';
import { inStates, linkStates } from '../sample/Matrix.tsx';
import { requirementColumns, requirements } from '../sample/requirements.tsx';
import { TableSettings } from './TableSettings.tsx';
import type { TableSettingsProps } from './TableSettingsProps.ts';

/** A table that keeps its own view, as an app does for it. */
function OwnTable(props: TableSettingsProps) {
  const [view, setView] = useState(props.view);
  return (
    <DataTable
      name="Pending"
      columns={useShownColumns(requirementColumns, view)}
      rows={requirements}
      density={view.density}
      toolbar={<TableSettings {...props} view={view} onChange={setView} />}
    />
  );
}

/** A table whose columns load late. Its settings do not render again. */
function LateTable(props: TableSettingsProps) {
  const [isThere, setIsThere] = useState(false);
  const toolbar = useMemo(() => <TableSettings {...props} />, [props]);
  return (
    <>
      <button type="button" hidden data-testid="columns" onClick={() => setIsThere(true)}>
        Columns
      </button>
      <DataTable
        name="Pending"
        columns={isThere ? requirementColumns : requirementColumns.slice(0, 1)}
        rows={requirements}
        toolbar={toolbar}
      />
    </>
  );
}

const meta = {
  title: 'Components/Data/TableSettings',
  component: TableSettings,
  render: (args) => <OwnTable {...args} />,
  loaders: preload(
    () => import('../Dialog/DialogSurface.tsx'),
    () => import('./TableSettingsForm.tsx'),
  ),
  args: {
    columns: requirementColumns,
    view: initialTableView(requirementColumns),
    onChange: fn(),
  },
} satisfies Meta<typeof TableSettings>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Opens the settings. */
async function open() {
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  return within(await screen.findByRole('dialog', { name: 'Columns' }));
}

export const Matrix: Story = inStates(TableSettings, { closed: {} }, { states: linkStates });

const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

/** The column that names the row is first. */
export const Ready: Story = plays(async ({ canvas }) => {
  await expect(canvas.getAllByRole('row')).toHaveLength(requirements.length + 1);
  await expect(headers()[0]).toBe('Policy Number');
});

/** A checkbox hides a column, which stays in its place. */
export const ChoosesColumns: Story = plays(async () => {
  const dialog = await open();
  const employer = await dialog.findByRole('checkbox', { name: 'Employer' });
  await userEvent.click(employer);
  await expect(employer).not.toBeChecked();
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(headers()).not.toContain('Employer'));
});

/** With the keyboard: a column moves, and the button that moves it keeps the focus; Space hides one. */
export const OrdersColumns: Story = plays(async ({ canvas }) => {
  canvas.getByRole('button', { name: 'Columns' }).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = within(await screen.findByRole('dialog', { name: 'Columns' }));
  (await dialog.findByRole('button', { name: 'Move Employer up, now 4 of 8' })).focus();
  await userEvent.keyboard('{Enter}');
  const again = await dialog.findByRole('button', { name: 'Move Employer up, now 3 of 8' });
  await waitFor(() => expect(again).toHaveFocus());
  await userEvent.keyboard('{Enter}{Enter}{Enter}');
  dialog.getByRole('checkbox', { name: 'Product Type' }).focus();
  await userEvent.keyboard('{ }{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(headers().slice(0, 3)).toEqual(['Policy Number', 'Employer', 'Date']);
  await expect(headers()).not.toContain('Product Type');
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Columns' })).toHaveFocus());
});

/** The rows are closer together. */
export const Compact: Story = {
  args: { view: { ...initialTableView(requirementColumns), density: 'compact' } },
  play: async ({ canvas }) => {
    const before = canvas.getAllByRole('row')[1]?.getBoundingClientRect().height ?? 0;
    const dialog = await open();
    await expect(await dialog.findByRole('radio', { name: 'Compact' })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: 'Comfortable' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const after = canvas.getAllByRole('row')[1]?.getBoundingClientRect().height ?? 0;
    await expect(before).toBeLessThan(after);
  },
};

/** 'Use defaults' brings back the columns and the density that a table opens with. */
export const Defaults: Story = {
  args: {
    view: { order: ['met', 'date'], hidden: ['agent', 'product'], density: 'compact' },
  },
  play: async () => {
    await expect(headers().slice(0, 3)).toEqual(['Policy Number', 'Met', 'Date']);
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Use defaults' }));
    await expect(await dialog.findByRole('radio', { name: 'Comfortable' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(headers()).toHaveLength(requirementColumns.length);
  },
};

const noRoom = 'In the opened row: not enough room';

/** The columns are known only once the rows have come, after the dialog has opened. */
export const NoRoomForLateColumns: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: inBox({ inlineSize: '56rem' }),
  render: (args) => <LateTable {...args} />,
  play: async () => {
    const dialog = await open();
    const box = await dialog.findByRole('checkbox', { name: 'Employer' });
    await expect(box).not.toHaveAccessibleDescription();
    screen.getByTestId('columns').click();
    await waitFor(() => expect(box).toHaveAccessibleDescription(noRoom));
  },
};

/** A chosen column that the table has no room for says so. */
export const NoRoom: Story = plays({ decorators: inBox({ inlineSize: '56rem' }) }, async () => {
  const dialog = await open();
  const box = await dialog.findByRole('checkbox', { name: 'Employer' });
  await expect(box).toBeChecked();
  await waitFor(() => expect(box).toHaveAccessibleDescription(noRoom));
  await expect(dialog.getByRole('checkbox', { name: 'Met' })).not.toHaveAccessibleDescription();
  await userEvent.click(box);
  await waitFor(() => expect(box).not.toHaveAccessibleDescription());
});
