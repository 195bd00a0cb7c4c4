import type { CommissionCycle } from '@agent-portal/data/commissions/shapes';
import { formatDate } from '@agent-portal/ui/format';
import { Select } from '@agent-portal/ui/Select';
import { useSearchParams } from 'react-router-dom';
import { useFeature } from '../../../session/useFeature.ts';

interface CycleSelectProps {
  readonly cycles: readonly CommissionCycle[];
  /** The last day of the one that is shown. */
  readonly current: string;
}

/** The choice of a cycle, which stands in the address; with the feature `commissiondates` alone. */
export function CycleSelect({ cycles, current }: CycleSelectProps) {
  const [, setSearch] = useSearchParams();
  const isOffered = useFeature('commissiondates');
  if (!isOffered) return null;
  const choose = (cycle: string) =>
    setSearch(
      (search) => {
        if (cycle === cycles[0]?.cycleEndDate) search.delete('cycle');
        else search.set('cycle', cycle);
        // The pages of another cycle are others.
        for (const list of ['details', 'agents', 'expected']) search.delete(`${list}.page`);
        return search;
      },
      { preventScrollReset: true },
    );
  return (
    <Select
      label="Cycle"
      value={current}
      onChange={choose}
      options={cycles.map(({ cycleStartDate, cycleEndDate, estimated }) => ({
        value: cycleEndDate,
        label: `${formatDate(cycleStartDate)} to ${formatDate(cycleEndDate)}${estimated ? ', estimated' : ''}`,
      }))}
    />
  );
}
