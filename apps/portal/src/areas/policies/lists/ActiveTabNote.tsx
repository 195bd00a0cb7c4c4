import { useRecovered } from '@agent-portal/data/lapse/hooks';
import { formatMoney } from '@agent-portal/format';
import { Link } from '@agent-portal/ui/Link';
import { Navigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { countOf } from '../../../shared/list/rows/countOf.ts';
import { token } from '@agent-portal/ui/theme/token';
import { below } from '@agent-portal/ui/theme/breakpoints';
import { styled } from 'styled-components';

/** A phone has no room for it next to the title. */
const Note = styled.span`
  color: ${token('color-text-muted')};

  @media ${below('md')} {
    display: none;
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
  if (!isLate || !data) return null;
  const { policies, premium } = data;
  return (
    <Note>
      {policies > 0
        ? `Recovered this month: ${countOf(policies, 'policy', 'policies')}, ${formatMoney(premium)} paid after a call`
        : 'Recovered this month: no policies yet'}
    </Note>
  );
}
