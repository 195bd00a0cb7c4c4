import { onlyMark } from '@agent-portal/data/user-data/viewText';
import type { FilterDefinition } from '@agent-portal/ui/filters';
import { formatAgent } from '@agent-portal/format';
import type { FilterState } from './listState.ts';
import type { idLabels } from '../head/agentLabels.ts';
import { type OfferState, optionsOf } from '../head/optionsOf.ts';

/** The values that a carrier offers, by their names in the contract; any of them may be missing. */
type OfferedValues = Readonly<Record<string, unknown>>;

/** What the carrier offers a list's filters, and how far that is. */
export interface Offered extends OfferState {
  readonly values: OfferedValues | undefined;
}

/** One filter of a set [S3], and whether its user has a use for it [S5]. */
export type ListFilter = (offered: Offered) => readonly [FilterDefinition, shows?: boolean];

interface Agent {
  readonly agentName: string;
  readonly agentId: string;
}

/** The agents that can be looked at. */
const agentsIn = ({ values }: Offered) =>
  (values?.['viewAsFilterValues'] ?? []) as readonly Agent[];

/**
 * Some of many values of text.
 * @param least so many must be offered for it to show
 * @param labelsBy names the values by the agents that can be looked at
 */
export const many =
  (name: string, label: string, least = 0, labelsBy?: typeof idLabels): ListFilter =>
  (offered) => {
    const values = offered.values?.[`${name}FilterValues`] as readonly string[] | undefined;
    const labels = labelsBy && (() => labelsBy(agentsIn(offered)));
    return [
      { kind: 'multi-autocomplete', name, label, ...optionsOf(values, offered, labels) },
      !values || values.length >= least,
    ];
  };

export const toggle =
  (name: string, label: string): ListFilter =>
  () => [{ kind: 'toggle', name, label }];

export const dateRange =
  (name: string, label: string): ListFilter =>
  () => [{ kind: 'date-range', name, label, fromName: `${name}From`, toName: `${name}To` }];

/** Hidden where at most one agent can be looked at [S5]. */
export const viewAs: ListFilter = (offered) => {
  const options = agentsIn(offered).map((agent) => ({
    value: agent.agentId,
    label: formatAgent(agent),
  }));
  return [{ kind: 'view-as', name: 'viewAs', label: 'View As', options }, options.length > 1];
};

/** The one filter by agent of the second versions: as whom one looks, with the downline or without. */
export const agentView: ListFilter = (offered) => {
  const [definition, shows = true] = viewAs(offered);
  return [{ ...definition, label: 'Agent', onlyMark } as FilterDefinition, shows];
};

/** Hides a filter that an older address or saved view may still have set. */
export const formerly =
  (filter: ListFilter): ListFilter =>
  (offered) => [filter(offered)[0], false];

/** Names the view that is chosen, with the downline or without. */
export function withViewText(
  filters: readonly FilterDefinition[],
  chosen: string | undefined,
  text: string | undefined,
): FilterDefinition[] {
  return filters.map((filter) => {
    if (filter.kind !== 'view-as' || chosen === undefined || text === undefined) return filter;
    const others = filter.options.filter(({ value }) => value !== chosen);
    return { ...filter, options: [{ value: chosen, label: text }, ...others] };
  });
}

/** The filters that a list shows; one that is set shows in any case, so that it can be taken away. */
export function shownFilters(
  set: readonly ListFilter[],
  offered: Offered,
  chosen: FilterState,
): FilterDefinition[] {
  return set
    .map((filter) => filter(offered))
    .filter(([{ name }, shows = true]) => shows || name in chosen)
    .map(([definition]) => definition);
}
