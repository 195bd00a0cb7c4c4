import { BarChart } from '../../../components/BarChart/BarChart.tsx';
import { Button } from '../../../components/Button/Button.tsx';
import { Card } from '../../../components/Card/Card.tsx';
import { DataTable } from '../../../components/DataTable/DataTable.tsx';
import type { Sort } from '../../../components/DataTable/Column.ts';
import { initialTableView } from '../../../components/DataTable/tableView.ts';
import { DescriptionList } from '../../../components/DescriptionList/DescriptionList.tsx';
import { FilterBar } from '../../../components/FilterBar/FilterBar.tsx';
import { LineChart } from '../../../components/LineChart/LineChart.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Money } from '../../../components/Money/Money.tsx';
import { producerColumns, producers } from '../../../components/sample/producers.tsx';
import { requirementColumns, requirements } from '../../../components/sample/requirements.tsx';
import { sampleFilters } from '../../../components/sample/sampleFilters.ts';
import { SelectionTable } from '../../../components/SelectionTable/SelectionTable.tsx';
import { ShareChart } from '../../../components/ShareChart/ShareChart.tsx';
import { StatTile, StatTiles } from '../../../components/StatTile/StatTile.tsx';
import { TableSettings } from '../../../components/TableSettings/TableSettings.tsx';
import { TreeTable } from '../../../components/TreeTable/TreeTable.tsx';
import type { FilterValues } from '../../../filters/filterDefinition.ts';
import { Stateful } from './Stateful.tsx';
import { nothing, type Shown } from './Shown.ts';

const columns = requirementColumns.filter(({ id }) => ['date', 'policyNumber', 'met'].includes(id));
const rows = requirements.slice(0, 3);
const byDate: Sort = { field: 'date', direction: 'desc' };

const years = {
  headingLevel: 3,
  categoryName: 'Month',
  categories: [{ month: '2026-04' }, { month: '2026-05' }, { month: '2026-06' }],
  series: [
    { name: 'This year', values: [9_200, 12_480.5, 15_300] },
    { name: 'Last year', values: [8_100, 9_400, 11_020] },
  ],
  format: 'money',
} as const;

export const dataShown: Shown = {
  FilterBar: (
    <Stateful<FilterValues> initial={{ employer: ['Ridge County'], takeAction: true }}>
      {(values, onChange) => (
        <FilterBar
          filters={sampleFilters}
          values={values}
          onChange={onChange}
          resultText="143 requirements"
          asOf="9:42 a.m."
          today="2026-11-18"
        />
      )}
    </Stateful>
  ),
  DataTable: (
    <Stateful<Sort | null> initial={byDate}>
      {(sort, onSort) => (
        <DataTable
          name="Pending"
          columns={columns}
          rows={rows}
          sort={sort}
          onSort={onSort}
          status="ready"
        />
      )}
    </Stateful>
  ),
  SelectionTable: (
    <Stateful<ReadonlySet<string>> initial={new Set(['NL0018O0142'])}>
      {(selected, onSelect) => (
        <SelectionTable
          name="Selected requirements"
          columns={columns}
          rows={rows}
          rowKey={({ policyNumber }) => policyNumber}
          sort={null}
          onSort={nothing}
          status="ready"
          selection={[selected, onSelect]}
          actions={<Button size="small">Watch</Button>}
        />
      )}
    </Stateful>
  ),
  TreeTable: (
    <TreeTable
      name="Downline"
      columns={producerColumns}
      rows={producers}
      rowKey={({ id }) => id}
      childrenOf={({ under }) => under ?? []}
      branchName={({ name }) => `the downline of ${name}`}
      sort={null}
      onSort={nothing}
      status="ready"
    />
  ),
  TableSettings: (
    <Stateful initial={initialTableView(requirementColumns)}>
      {(view, onChange) => (
        <TableSettings columns={requirementColumns} view={view} onChange={onChange} />
      )}
    </Stateful>
  ),
  Card: (
    <Card>
      A surface, and <Link href="#card">a link</Link> on it.
    </Card>
  ),
  StatTile: (
    <StatTiles>
      <StatTile
        look="card"
        label="Production credit"
        value={<Money amount="61240.00" />}
        note="Up 17% on last year"
        trend="up"
      />
      <StatTile label="Policies" value="1,208" note="On 65 groups" />
      <StatTile label="Loading" value={undefined} />
    </StatTiles>
  ),
  DescriptionList: (
    <DescriptionList
      pairs={[
        ['Primary insured', 'Ruth Okafor'],
        ['Product', 'Term life, 20 years'],
      ]}
    />
  ),
  Money: <Money amount="-1234.50" />,
  BarChart: <BarChart title="Production credit" summary="June was the best month." {...years} />,
  LineChart: <LineChart title="Premium in force" summary="It rose from April on." {...years} />,
  ShareChart: (
    <ShareChart
      title="Premium by product"
      headingLevel={3}
      summary="Whole Life brings two thirds of the premium."
      categoryName="Product"
      valueName="Premium"
      format="money"
      parts={[
        { label: 'Term Life', value: 30_000 },
        { label: 'Whole Life', value: 60_000 },
      ]}
    />
  ),
};
