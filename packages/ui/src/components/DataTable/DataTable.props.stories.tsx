import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useRef } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { PhoneListBar } from '../PhoneListBar/PhoneListBar.tsx';
import type { RootProps } from '../rootProps/RootProps.ts';
import { type Producer, producerColumns, producers } from '../sample/producers.tsx';
import { requirementTable } from '../sample/RequirementTable.tsx';
import { SelectionTable } from '../SelectionTable/SelectionTable.tsx';
import { TableSettings } from '../TableSettings/TableSettings.tsx';
import { initialTableView } from './tableView.ts';
import { TreeTable } from '../TreeTable/TreeTable.tsx';
import { DataTable } from './DataTable.tsx';

const nothing = () => undefined;
const none: ReadonlySet<string> = new Set();
const idOf = ({ id }: Producer) => id;
const underOf = ({ under }: Producer) => under ?? [];

/** Each component with the props of a root; its own element for `ref`. */
const tables: Readonly<Record<string, (root: RootProps<never>) => ReactElement>> = {
  DataTable: (root) => <DataTable {...requirementTable} {...root} status="ready" />,
  SelectionTable: (root) => (
    <SelectionTable
      {...requirementTable}
      {...root}
      rowKey={({ policyNumber }) => policyNumber}
      selection={[none, nothing]}
      actions={null}
    />
  ),
  TreeTable: (root) => (
    <TreeTable
      {...root}
      name="Downline"
      columns={producerColumns}
      rows={producers}
      rowKey={idOf}
      childrenOf={underOf}
    />
  ),
  Pagination: (root) => (
    <Pagination
      {...root}
      page={2}
      totalPages={4}
      pageSize={10}
      total={40}
      itemNoun="requirements"
      onPage={nothing}
    />
  ),
  TableSettings: (root) => (
    <TableSettings
      {...root}
      columns={requirementTable.columns}
      view={initialTableView(requirementTable.columns)}
      onChange={nothing}
    />
  ),
  PhoneListBar: (root) => (
    <PhoneListBar
      {...root}
      columns={requirementTable.columns}
      sort={null}
      onSort={nothing}
      filterCount={0}
      onFilter={nothing}
    />
  ),
};

function WithRoot({ name }: { readonly name: string }) {
  const ref = useRef<HTMLElement>(null);
  const Table = tables[name];
  return (
    <div data-testid={name}>
      <Button onClick={() => ref.current?.setAttribute('data-found', '')}>Find {name}</Button>
      <p id={`${name}-hint`}>A description.</p>
      {Table && (
        <Table
          id={`${name}-root`}
          className="same"
          style={{ outlineOffset: '7px' }}
          data-kind={name}
          aria-describedby={`${name}-hint`}
          ref={ref as never}
        />
      )}
    </div>
  );
}

/** All tables and what is around them, with the same props. */
function Tables() {
  return Object.keys(tables).map((name) => <WithRoot key={name} name={name} />);
}

const meta = {
  title: 'Components/Data/DataTable/Props and languages',
  component: Tables,
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Tables>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The outermost element of each takes `id`, `className`, `style`, `data-*` and `ref`. */
export const SameProps: Story = {
  play: async ({ canvas }) => {
    for (const name of Object.keys(tables)) {
      const place = canvas.getByTestId(name);
      const root = place.querySelector<HTMLElement>(':scope > .same');
      await expect(root).toHaveAttribute('id', `${name}-root`);
      await expect(place.querySelectorAll(`[data-kind='${name}'], .same`)).toHaveLength(1);
      await expect(root).toHaveAttribute('data-kind', name);
      await expect(root?.style.outlineOffset).toBe('7px');
      await userEvent.click(canvas.getByRole('button', { name: `Find ${name}` }));
      await expect(root).toHaveAttribute('data-found');
      const described = place.querySelectorAll(`[aria-describedby='${name}-hint']`);
      await expect(described).toHaveLength(1);
      await expect(described[0]).toHaveAccessibleDescription('A description.');
    }
  },
};

/** From right to left: arrows are mirrored, and the left key opens a branch. */
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <Tables />
    </div>
  ),
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next page' });
    await expect(next.querySelector('svg')).toHaveStyle({ scale: '-1 1' });
    const previous = canvas.getByRole('button', { name: 'Previous page' });
    await expect(next.getBoundingClientRect().left).toBeLessThan(
      previous.getBoundingClientRect().left,
    );

    const branch = canvas.getAllByRole('button', { name: /^Show the rows under / })[0]!;
    await expect(getComputedStyle(branch, '::before').rotate).toBe('225deg');
    branch.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(branch).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(branch).toHaveAttribute('aria-expanded', 'false');
  },
};
