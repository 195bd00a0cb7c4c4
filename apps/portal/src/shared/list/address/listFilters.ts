import { onlyMark } from '@agent-portal/data/user-data/viewText';
import type { FilterDefinition } from '@agent-portal/ui/filters';
import { formatAgent, type idLabels } from '@agent-portal/format';
import type { OptionSource } from '@agent-portal/ui/Combobox';
import type { FilterState } from './listState.ts';

/** The loading status of the filter values. */
export interface OfferState {
  readonly status: OptionSource['status'];
  readonly onRetry: () => void;
}

/** Returns a function that labels values. Called when the options are created. */
type Labels = () => (value: string) => string;

/** Caches options by their values, so that thousands are not created again on every render. */
const made = new WeakMap<readonly string[], OptionSource['options']>();

function makeOptions(values: readonly string[], labels: Labels) {
  if (!made.has(values)) {
    const labelOf = labels();
    made.set(
      values,
      values.map((value) => ({ value, label: labelOf(value) })),
    );
  }
  return made.get(values);
}
const themselves: Labels = () => (value) => value;

/** Creates options from values. Without labels, each value is its own label. */
export function optionsOf(
  values: readonly string[] | undefined,
  offer: OfferState,
  labels: Labels = themselves,
): OptionSource {
  return {
    options: values && makeOptions(values, labels),
    status: values ? 'ready' : offer.status,
    onRetry: offer.onRetry,
  };
}

/** The filter values from the carrier, by their names in the contract. Each one is optional. */
type OfferedValues = Readonly<Record<string, unknown>>;

/** The filter values from the carrier, with their loading status. */
export interface Offered extends OfferState {
  readonly values: OfferedValues | undefined;
}

/** One filter of a list [S3], and whether it is useful to the user [S5]. */
export type ListFilter = (offered: Offered) => readonly [FilterDefinition, shows?: boolean];

interface Agent {
  readonly agentName: string;
  readonly agentId: string;
}

/** Caches the options of agents, so that thousands are not created again on every render. */
const agentOptions = new WeakMap<readonly Agent[], FilterOptions>();
type FilterOptions = Extract<FilterDefinition, { kind: 'view-as' }>['options'];

function agentOptionsOf(agents: readonly Agent[]): FilterOptions {
  const known = agentOptions.get(agents);
  if (known) return known;
  const made = agents.map((agent) => ({ value: agent.agentId, label: formatAgent(agent) }));
  agentOptions.set(agents, made);
  return made;
}

/** The agents that the user can view. */
const agentsIn = ({ values }: Offered) =>
  (values?.['viewAsFilterValues'] ?? []) as readonly Agent[];

/** The names of filters with too many values to send. The carrier searches the rest. */
const firstPagesIn = ({ values }: Offered) =>
  values?.['firstPages'] as Readonly<Record<string, OptionSource | undefined>> | undefined;

/**
 * A filter with several text values.
 * @param least the minimum number of offered values for the filter to show
 * @param labelsBy labels the values with the names of the agents that the user can view
 */
export const many =
  (name: string, label: string, least = 0, labelsBy?: typeof idLabels): ListFilter =>
  (offered) => {
    const values = offered.values?.[`${name}FilterValues`] as readonly string[] | undefined;
    const labels = labelsBy && (() => labelsBy(agentsIn(offered)));
    const first = firstPagesIn(offered)?.[name];
    if (first) return [{ kind: 'multi-autocomplete', name, label, ...first }];
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

/** Hidden when the user can view at most one agent [S5]. */
export const viewAs: ListFilter = (offered) => {
  const options = agentOptionsOf(agentsIn(offered));
  return [{ kind: 'view-as', name: 'viewAs', label: 'View As', options }, options.length > 1];
};

/** The agent filter of the second versions: which agent to view, with or without the downline. */
export const agentView: ListFilter = (offered) => {
  const [definition, shows = true] = viewAs(offered);
  return [{ ...definition, label: 'Agent', onlyMark } as FilterDefinition, shows];
};

/** Hides a filter that only old URLs or saved views can still set. */
export const formerly =
  (filter: ListFilter): ListFilter =>
  (offered) => [filter(offered)[0], false];

/** Labels the chosen agent, with or without the downline. */
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

/** The filters that a list shows. A filter that is set always shows, so that the user can remove it. */
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
