import { formatDate } from '@agent-portal/format';
import { useSearchParams } from 'react-router-dom';
import { useBusinessDate } from '../../../session/useBusinessDate.ts';
import { allCycles, cycleOfAddress, hasCycleDates, oneCycleOf } from './cycleOfAddress.ts';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

const Note = styled.p`
  margin-block: calc(-1 * ${token('space-12')}) ${token('space-12')};
  color: ${token('color-text-muted')};
`;

/** Says that a filter of the list replaces the cycle of the page. */
export function CycleDateNote({ list }: { readonly list: 'details' | 'agents' }) {
  const [search] = useSearchParams();
  if (cycleOfAddress(search) === allCycles || !hasCycleDates(search, list)) return null;
  return <Note>The filter Cycle Date is used instead of the cycle of the page.</Note>;
}

/** When the page shows all cycles, says for which one the carrier calculates expected commissions. */
export function ExpectedCycleNote() {
  const today = useBusinessDate();
  const [search] = useSearchParams();
  if (cycleOfAddress(search) !== allCycles) return null;
  const open = oneCycleOf(new URLSearchParams(), today);
  return (
    <Note>
      Expected commissions are calculated for one cycle. This is the open cycle,{' '}
      {formatDate(open?.start)} to {formatDate(open?.end)}.
    </Note>
  );
}
