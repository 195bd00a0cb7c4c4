import type { Policy } from '@agent-portal/data/policies/policy/shapes';
import { type Column, DataTable } from '@agent-portal/ui/DataTable';

const columns: readonly Column<Policy['coverages'][number]>[] = [
  { id: 'name', header: 'Coverage', heading: true, width: 12 },
  { id: 'kind', header: 'Kind', width: 5, card: 'status' },
  { id: 'faceAmount', header: 'Face amount', kind: 'money', width: 8 },
  { id: 'annualPremium', header: 'Annual premium', kind: 'money', width: 8, card: 'summary' },
  { id: 'effectiveDate', header: 'Effective date', kind: 'date', hideOrder: 1 },
];

/** The coverages and riders of the policy (decisions, 3). */
export function Coverages({ coverages }: { readonly coverages: Policy['coverages'] }) {
  if (coverages.length === 0) return null;
  return (
    <DataTable
      name="Coverages and riders"
      columns={columns}
      rows={coverages}
      rowKey={(cover) => JSON.stringify(cover)}
      toolbar={<h2>Coverages and riders</h2>}
      status="ready"
    />
  );
}
