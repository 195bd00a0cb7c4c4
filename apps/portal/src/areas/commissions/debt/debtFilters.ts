import type { DebtFilterValues } from '@agent-portal/data/debt/contract';
import { many as manyTexts, mark, one } from '@agent-portal/ui/filters/address';
import { idLabels, lastNameLabels } from '@agent-portal/format';
import { type ListFilter, many, optionsOf } from '../../../shared/list/address/listFilters.ts';
import type { ListState } from '../../../shared/list/address/listState.ts';

type Agents = Parameters<typeof idLabels>[0];

/** An agent and its downline. */
const hierarchy: ListFilter = (offered) => {
  const values = offered.values?.['hierarchyFilterValues'] as readonly string[] | undefined;
  const agents = () => idLabels((offered.values?.['viewAsFilterValues'] ?? []) as Agents);
  return [
    {
      kind: 'autocomplete',
      name: 'hierarchy',
      label: 'Hierarchy',
      ...optionsOf(values, offered, agents),
    },
    !values || values.length > 1,
  ];
};

/** Hides settled advances. Not offered if the carrier does not support it. */
const openOnly: ListFilter = (offered) => [
  { kind: 'toggle', name: 'openOnly', label: 'Open balances only' },
  offered.values?.['hasOpenOnly'] === true,
];

/** The filters of debt [S3]. View As is hidden here. */
export const debtFilters = [
  hierarchy,
  many('agentLastName', 'Agent Name', 2, lastNameLabels),
  many('agentId', 'Agent ID', 2, idLabels),
  many('policyNumber', 'Policy Number'),
  openOnly,
] as const;

export const debtFilterAddress = {
  hierarchy: one,
  agentLastName: manyTexts,
  agentId: manyTexts,
  policyNumber: manyTexts,
  openOnly: mark,
} as const;

/** Converts the filters of a list state to the query of the calls. */
export function debtQuery({ filters }: ListState) {
  const textsOf = (name: string) => filters[name] as readonly string[] | undefined;
  const [names, ids] = [textsOf('agentLastName'), textsOf('agentId')];
  const numbers = textsOf('policyNumber');
  const above = filters['hierarchy'] as string | undefined;
  return {
    ...(above !== undefined && { HierarchyAgentNumber: above }),
    ...(names && { agentNames: [...names] }),
    ...(ids && { agentIds: [...ids] }),
    ...(numbers && { policyNumbers: [...numbers] }),
    ...(filters['openOnly'] === true && { openOnly: true }),
  };
}

/** The options that the carrier offers, by filter. */
export const offeredDebt = (filters: DebtFilterValues | null) =>
  filters && {
    hierarchyFilterValues: filters.hierarchyFilterValues.map(({ agentNumber }) => agentNumber),
    agentLastNameFilterValues: filters.agentLastNameFilterValues,
    agentIdFilterValues: filters.agentIdFilterValues,
    policyNumberFilterValues: filters.policyNumberFilterValues,
    hasOpenOnly: filters.hasOpenOnly,
    // The agents' names, which label the options above.
    viewAsFilterValues: filters.agentFilterValues,
  };
