import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactElement, useRef } from 'react';
import { expect, userEvent } from 'storybook/test';
import { LocaleProvider } from '../../words/LocaleProvider.tsx';
import { spanish } from '../../words/spanish/index.ts';
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

/** In Spanish and from right to left: no English is left, arrows are mirrored, left opens a branch. */
export const SpanishRightToLeft: Story = {
  render: () => (
    <LocaleProvider locale="es-US" words={spanish}>
      <div dir="rtl">
        <Tables />
      </div>
    </LocaleProvider>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Mostrando del 11 al 20 de 40')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Personalizar' })).toBeVisible();
    await expect(canvasElement.textContent).not.toMatch(/\b(Select|Showing|Page|Filter|Sort)\b/);
    const next = canvas.getByRole('button', { name: 'Página siguiente' });
    await expect(next.querySelector('svg')).toHaveStyle({ scale: '-1 1' });
    const previous = canvas.getByRole('button', { name: 'Página anterior' });
    await expect(next.getBoundingClientRect().left).toBeLessThan(
      previous.getBoundingClientRect().left,
    );

    const branch = canvas.getAllByRole('button', { name: /^Mostrar las filas bajo / })[0]!;
    await expect(getComputedStyle(branch, '::before').rotate).toBe('225deg');
    branch.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(branch).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(branch).toHaveAttribute('aria-expanded', 'false');
  },
};
