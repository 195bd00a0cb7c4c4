import { useRecovered } from '@agent-portal/data/lapse/hooks';
import { formatMoney } from '@agent-portal/format';
import { Link } from '@agent-portal/ui/Link';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { countOf } from '../../../shared/list/rows/countOf.ts';
import { Spaced } from '../../../shared/lapse/LapsePanel.styles.ts';

/**
 * On the tabs of late policies: what was paid this month after a call. On the tabs of deadlines: the way to the
 * deadlines themselves, because a policy may have several.
 */
export function ActiveTabNote() {
  const [search] = useSearchParams();
  const isLate = search.has('lapsesWithin') || search.has('pastDue');
  const { data } = useRecovered(search.get('viewAs'), isLate);
  const within = search.get('deadlinesWithin');
  if (within !== null) {
    const days = within === '7' || within === '30' ? within : undefined;
    return (
      <Spaced>
        <Link href={paths.deadlines(days)}>See which deadlines these are, and their dates</Link>
      </Spaced>
    );
  }
  if (search.get('lapsesWithin') === '30') {
    // Grace has 31 days, so these are all policies past due, which have their own tab.
    const query = new URLSearchParams(search);
    query.delete('lapsesWithin');
    query.set('pastDue', 'true');
    return <Navigate to={{ search: `?${query}` }} replace />;
  }
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
