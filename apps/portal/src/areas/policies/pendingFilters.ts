import type { PolicyFilterValues } from '@agent-portal/data/policies/filters';
import { datePresets } from '@agent-portal/ui/DateField';
import type { FilterDefinition } from '@agent-portal/ui/FilterBar';
import { formatAgent } from '@agent-portal/ui/format';
import type { FilterState } from '../../shared/list/listState.ts';
import { type OfferState, optionsOf } from '../../shared/list/optionsOf.ts';

/**
 * The filter set of /pending [S3] over the values the carrier offers. Agent Name, Agent ID and View
 * As hide when at most one value exists, Employer when its list is empty [S5]; a filter that is set
 * shows in any case, so that it can be taken away.
 * @param today the day that the date's presets count from, `YYYY-MM-DD`
 */
export function pendingFilters(
  values: PolicyFilterValues | undefined,
  chosen: FilterState,
  offer: OfferState,
  today: string,
): FilterDefinition[] {
  const many = (
    name: string,
    label: string,
    offered: readonly string[] | undefined,
    least = 0,
  ) => ({
    definition: { kind: 'multi-autocomplete', name, label, ...optionsOf(offered, offer) } as const,
    shows: offered === undefined || offered.length >= least,
  });
  const agents = values?.viewAsFilterValues ?? [];
  const all: readonly { definition: FilterDefinition; shows: boolean }[] = [
    {
      definition: {
        kind: 'view-as',
        name: 'viewAs',
        label: 'View As',
        options: agents.map((agent) => ({ value: agent.agentId, label: formatAgent(agent) })),
      },
      shows: agents.length > 1,
    },
    {
      definition: {
        kind: 'date-range',
        name: 'date',
        label: 'Date',
        fromName: 'dateFrom',
        toName: 'dateTo',
        presets: datePresets(today),
      },
      shows: true,
    },
    many('agentLastName', 'Agent Name', values?.agentLastNameFilterValues, 2),
    many('agentId', 'Agent ID', values?.agentIdFilterValues, 2),
    many('primaryInsured', 'Primary Insured', values?.primaryInsuredFilterValues),
    many('policyNumber', 'Policy Number', values?.policyNumberFilterValues),
    many('employer', 'Employer', values?.employerFilterValues, 1),
    { definition: { kind: 'toggle', name: 'takeAction', label: 'Take Action' }, shows: true },
  ];
  return all
    .filter(({ definition, shows }) => shows || definition.name in chosen)
    .map(({ definition }) => definition);
}
