import type { CommissionFilterValues } from '@agent-portal/data/commissions/shapes';
import { day, many as manyTexts } from '@agent-portal/ui/filters/address';
import { idLabels, lastNameLabels } from '@agent-portal/format';
import { dateRange, many } from '../../../shared/list/address/listFilters.ts';
import type { ListState } from '../../../shared/list/address/listState.ts';
import { oneCycleOf } from './cycleOfAddress.ts';

/** The filters of the writing agents [S3]. View As is hidden here. */
export const writingAgentFilters = [
  many('writingAgent', 'Writing Agent', 2, lastNameLabels),
  many('writingAgentId', 'Writing Agent ID', 2, idLabels),
  dateRange('cycleDate', 'Cycle Date'),
] as const;

/** The filters of the policy details, which also have the policy number [S3]. */
export const detailFilters = [
  ...writingAgentFilters,
  many('policyNumber', 'Policy Number'),
] as const;

/** How the filters of the writing agents are written in the address. */
export const writingAgentFilterAddress = {
  writingAgent: manyTexts,
  writingAgentId: manyTexts,
  cycleDateFrom: day,
  cycleDateTo: day,
} as const;

export const detailFilterAddress = { ...writingAgentFilterAddress, policyNumber: manyTexts };

type Texts = readonly string[] | undefined;

/**
 * Converts the filters of a list state to the query of the call. Without dates, uses the page's cycle.
 * @param today the business date, `YYYY-MM-DD`
 */
export function commissionQuery({ filters }: ListState, search: URLSearchParams, today: string) {
  const cycle = oneCycleOf(search, today);
  const [from, to] = [filters['cycleDateFrom'], filters['cycleDateTo']] as (string | undefined)[];
  const dates =
    from === undefined && to === undefined && cycle !== undefined
      ? { CycleBeginDate: cycle.start, CycleEndDate: cycle.end }
      : {
          ...(from !== undefined && { CycleBeginDate: from }),
          ...(to !== undefined && { CycleEndDate: to }),
        };
  const names = filters['writingAgent'] as Texts;
  const ids = filters['writingAgentId'] as Texts;
  return {
    ...dates,
    ...(names && { writingAgents: [...names] }),
    ...(ids && { WritingAgentIds: [...ids] }),
  };
}

/** The options that the carrier offers, by filter. */
export function offeredCommissions(filters: CommissionFilterValues | null) {
  const agents = filters?.writingAgentFilterValues;
  return (
    filters &&
    agents && {
      writingAgentFilterValues: [
        ...new Set(agents.map(({ agentName }) => agentName.split(', ')[0] ?? agentName)),
      ],
      writingAgentIdFilterValues: agents.map(({ agentId }) => agentId),
      policyNumberFilterValues: filters.policyNumberFilterValues,
      // The agents' names, which label the options above.
      viewAsFilterValues: agents,
    }
  );
}
