import { useRecovered } from '@agent-portal/data/lapse/hooks';
import { formatMoney } from '@agent-portal/format';
import { useSearchParams } from 'react-router-dom';
import { countOf } from '../list/rows/countOf.ts';
import { Spaced } from './LapsePanel.styles.ts';

/** On the tabs of late policies: what was paid this month after a call. */
export function RecoveredThisMonth() {
  const [search] = useSearchParams();
  const isLate = search.has('lapsesWithin') || search.has('pastDue');
  const { data } = useRecovered(search.get('viewAs'), isLate);
  if (!isLate || !data) return null;
  const { policies, premium } = data;
  return (
    <Spaced>
      {policies > 0
        ? `Recovered this month: ${countOf(policies, 'policy', 'policies')}, ${formatMoney(premium)} of premium paid after a call.`
        : 'Recovered this month: no policies yet.'}
    </Spaced>
  );
}
