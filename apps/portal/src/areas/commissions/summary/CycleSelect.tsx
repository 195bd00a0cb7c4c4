import { useCommissionSummary } from '@agent-portal/data/commissions/explained/hooks';
import { formatDate } from '@agent-portal/format';
import { Select } from '@agent-portal/ui/Select';
import { useSearchParams } from 'react-router-dom';
import { useFeature } from '../../../features/useFeature.ts';
import { useBusinessDate } from '../../../session/useBusinessDate.ts';
import { allCycles, cycleOfAddress, oneCycleOf } from '../lists/cycleOfAddress.ts';
import { summaryInput } from './summaryInput.ts';

/** The prefixes of the page's lists in the address. */
const lists = ['details', 'agents', 'expected'] as const;

/** Sets the cycle in the address of the page. Undefined is the open one. */
export function withCycle(search: URLSearchParams, cycle: string | undefined): URLSearchParams {
  if (cycle === undefined) search.delete('cycle');
  else search.set('cycle', cycle);
  // Another cycle has other rows, so its lists start at page 1.
  for (const list of lists) search.delete(`${list}.page`);
  return search;
}

const rangeText = (start: string, end: string) => `${formatDate(start)} to ${formatDate(end)}`;

/** Selects the cycle of the page (decisions, 10). Needs the feature `commissiondates`. */
export function CycleSelect() {
  const [search, setSearch] = useSearchParams();
  const today = useBusinessDate();
  const isOffered = useFeature('commissiondates');
  const { data, isPrevious } = useCommissionSummary(summaryInput(search));
  const open = oneCycleOf(new URLSearchParams(), today);
  if (!isOffered || !open) return null;
  // Without the summary, only the open cycle is known.
  const cycles = data?.cycles ?? [
    { cycleStartDate: open.start, cycleEndDate: open.end, estimated: true },
  ];
  const openEnd = cycles[0]?.cycleEndDate;
  const chosen = cycleOfAddress(search);
  const loaded = isPrevious ? undefined : data?.cycle.cycleEndDate;
  const current = chosen === allCycles ? allCycles : (loaded ?? chosen);
  const choose = (cycle: string) =>
    setSearch((now) => withCycle(now, cycle === openEnd ? undefined : cycle), {
      preventScrollReset: true,
    });
  return (
    <Select
      label="Cycle"
      value={current ?? openEnd ?? ''}
      onChange={choose}
      options={[
        ...cycles.map(({ cycleStartDate, cycleEndDate, estimated }) => ({
          value: cycleEndDate,
          label: `${rangeText(cycleStartDate, cycleEndDate)}${estimated ? ', estimated' : ''}`,
        })),
        { value: allCycles, label: 'All cycles' },
      ]}
    />
  );
}
