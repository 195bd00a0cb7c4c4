import type { SelectedRow, SelectionList } from '@agent-portal/data/selection/contract';

interface ListRow {
  readonly policyNumber: string;
  readonly primaryInsured: string;
  readonly requirementId?: string | undefined;
}

/** A row of a list as a selected one. Its key does not depend on the page that it is on. */
export function toSelectedRow(list: SelectionList, row: object): SelectedRow {
  const { policyNumber, primaryInsured, requirementId } = row as ListRow;
  const ofRequirement = list === 'Requirements' ? (requirementId ?? null) : null;
  return {
    key: ofRequirement ?? policyNumber,
    policyNumber,
    requirementId: ofRequirement,
    primaryInsured,
  };
}

/** The policies of selected rows, each once, in the order of the rows. */
export function policiesOf(rows: readonly SelectedRow[]): readonly SelectedRow[] {
  const policies = new Map(
    rows.map((row) => [
      row.policyNumber,
      { ...row, key: row.policyNumber, requirementId: null } satisfies SelectedRow,
    ]),
  );
  return [...policies.values()];
}
