import { useRecovered } from '@agent-portal/data/work/lapse/hooks';
import { formatMoney } from '@agent-portal/format';
import { Link } from '@agent-portal/ui/Link';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { countOf } from '../../../shared/list/rows/countOf.ts';
import { token } from '@agent-portal/ui/theme/token';
import { below } from '@agent-portal/ui/theme/breakpoints';
import { styled } from 'styled-components';

/**
 * Next to the title, where a phone has no room for it. Paper has all columns of the classic list [S2];
 * in the new layout it has no room for those that leave first (policyTabs.ts).
 */
const Note = styled.span`
  /* Wraps before the buttons do. */
  flex: 1 1 0;
  color: ${token('color-text-muted')};

  @media ${below('md')} {
    display: none;
  }

  @media print {
    main:has(&):has([data-column='annualizedPremium'])
      tr
      > :is(
        [data-column='employer'],
        [data-column='billingMode'],
        [data-column='issueDate'],
        [data-column='annualizedPremium']
      ) {
      display: none !important;
    }
  }
`;

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
    return <Link href={paths.deadlines(days)}>Show deadlines</Link>;
  }
  if (search.get('lapsesWithin') === '30') {
    // Grace has 31 days, so these are all policies past due, which have their own tab.
    const query = new URLSearchParams(search);
    query.delete('lapsesWithin');
    query.set('pastDue', 'true');
    return <Navigate to={{ search: `?${query}` }} replace />;
  }
  if (!isLate) return null;
  const recovered =
    data && data.policies > 0
      ? `${countOf(data.policies, 'policy', 'policies')}, ${formatMoney(data.premium)} paid after a call`
      : 'no policies yet';
  return <Note>{data && `Recovered this month: ${recovered}`}</Note>;
}
