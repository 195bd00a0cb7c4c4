import { formatDate } from '@agent-portal/format';
import { token } from '@agent-portal/ui/theme/token';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { paths } from '../../paths.ts';
import type { StartedList } from '../../shared/list/startList.ts';
import { ListSection, type CommandsSlot } from '../../shared/list/ListSection.tsx';
import { commissionDetailsList, commissionDetailsOf } from './lists/commissionDetailsList.tsx';
import { expectedList } from './lists/expectedList.tsx';
import { writingAgentsList } from './lists/writingAgentsList.ts';
import { useBusinessDate } from '../../session/useBusinessDate.ts';
import { allCycles, cycleOfAddress, hasCycleDates, oneCycleOf } from './lists/cycleOfAddress.ts';

const Note = styled.p`
  margin-block: calc(-1 * ${token('space-12')}) ${token('space-12')};
  color: ${token('color-text-muted')};
`;

/** Says that a filter of the list replaces the cycle of the page. */
function CycleDateNote({ list }: { readonly list: 'details' | 'agents' }) {
  const [search] = useSearchParams();
  if (cycleOfAddress(search) === allCycles || !hasCycleDates(search, list)) return null;
  return <Note>The filter Cycle Date is used instead of the cycle of the page.</Note>;
}

/** When the page shows all cycles, says for which one the carrier calculates expected commissions. */
function ExpectedCycleNote() {
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

interface SlotProps {
  readonly slot: CommandsSlot;
}

function Details({ slot }: SlotProps) {
  const [search] = useSearchParams();
  return (
    <ListSection list={commissionDetailsOf(search)} slot={slot}>
      <CycleDateNote list="details" />
    </ListSection>
  );
}

/** The lists of /commissions. The first one is the default. */
export const commissionTabs = [
  {
    id: 'details',
    label: 'Policy details',
    list: commissionDetailsList as StartedList,
    Section: Details,
  },
  {
    id: 'writing-agents',
    label: 'Writing agents',
    list: writingAgentsList as StartedList,
    Section: ({ slot }: SlotProps) => (
      <ListSection list={writingAgentsList} slot={slot}>
        <CycleDateNote list="agents" />
      </ListSection>
    ),
  },
  {
    id: 'expected',
    label: 'Expected and received',
    /** A carrier that does not offer the summary does not offer this list either. */
    isOptional: true,
    list: expectedList as StartedList,
    Section: ({ slot }: SlotProps) => (
      <ListSection list={expectedList} slot={slot}>
        <ExpectedCycleNote />
      </ListSection>
    ),
  },
] as const;

/** The tab that an address names, or the first one. */
export const tabOf = (search: URLSearchParams) =>
  commissionTabs.find(({ id }) => id === search.get('tab')) ?? commissionTabs[0];

/** The link to a tab of the same cycle. The first tab is not in the address. */
export function tabHref(id: string, search: URLSearchParams): string {
  const stored = new URLSearchParams();
  const cycle = search.get('cycle');
  if (cycle) stored.set('cycle', cycle);
  if (id !== commissionTabs[0].id) stored.set('tab', id);
  return stored.size > 0 ? `${paths.commissions()}?${stored}` : paths.commissions();
}
