import type { PolicyFilterValues } from '@agent-portal/data/policies/filters';
import type { FilterDefinition } from '@agent-portal/ui/filters';
import { formatAgent } from '@agent-portal/ui/format';
import { idLabels, lastNameLabels } from '../../../shared/list/agentLabels.ts';
import type { FilterState } from '../../../shared/list/listState.ts';
import { type OfferState, optionsOf } from '../../../shared/list/optionsOf.ts';

/** What the carrier offers a list's filters, and how far that is. */
export interface Offered extends OfferState {
  readonly values: PolicyFilterValues | undefined;
}

/** One filter of a set [S3], and whether its user has a use for it [S5]. */
export type PolicyFilter = (offered: Offered) => readonly [FilterDefinition, shows?: boolean];

/** Values are strings; a filter shows when at least so many are offered. */
type Many = {
  [Name in keyof PolicyFilterValues]: PolicyFilterValues[Name] extends string[] ? Name : never;
}[keyof PolicyFilterValues];

export const many =
  (name: string, label: string, least = 0, labelsBy?: typeof idLabels): PolicyFilter =>
  (offered) => {
    const values = offered.values?.[`${name}FilterValues` as Many];
    const labels = labelsBy && (() => labelsBy(offered.values?.viewAsFilterValues ?? []));
    return [
      { kind: 'multi-autocomplete', name, label, ...optionsOf(values, offered, labels) },
      !values || values.length >= least,
    ];
  };

export const toggle =
  (name: string, label: string): PolicyFilter =>
  () => [{ kind: 'toggle', name, label }];

export const dateRange =
  (name: string, label: string): PolicyFilter =>
  () => [{ kind: 'date-range', name, label, fromName: `${name}From`, toName: `${name}To` }];

export const viewAs: PolicyFilter = ({ values }) => {
  const agents = values?.viewAsFilterValues ?? [];
  const options = agents.map((agent) => ({ value: agent.agentId, label: formatAgent(agent) }));
  return [{ kind: 'view-as', name: 'viewAs', label: 'View As', options }, options.length > 1];
};

/** The filters in the middle of every policy list's set [S3]. */
export const commonFilters: readonly PolicyFilter[] = [
  many('agentLastName', 'Agent Name', 2, lastNameLabels),
  many('agentId', 'Agent ID', 2, idLabels),
  many('primaryInsured', 'Primary Insured'),
  many('policyNumber', 'Policy Number'),
  many('employer', 'Employer', 1),
];

/**
 * The filters that a list shows. Agent Name, Agent ID and View As hide when at most one value
 * exists, Employer when its list is empty [S5]; a filter that is set shows in any case, so that it
 * can be taken away.
 */
export function policyFilters(
  set: readonly PolicyFilter[],
  offered: Offered,
  chosen: FilterState,
): FilterDefinition[] {
  return set
    .map((filter) => filter(offered))
    .filter(([{ name }, shows = true]) => shows || name in chosen)
    .map(([definition]) => definition);
}
