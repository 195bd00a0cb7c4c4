import type { Column, Sort } from '@agent-portal/ui/DataTable';
import { type FilterDefinition, filtersInWords } from '@agent-portal/ui/filters';
import { formatDate } from '@agent-portal/format';
import { useSession } from '../../../session/SessionContext.ts';
import { useBusinessDate } from '../../../session/useBusinessDate.ts';
import type { FilterState } from '../address/listState.ts';
import { styled } from 'styled-components';

const OnPaper = styled.p`
  display: none;
  margin: 0 0 4pt;

  @media print {
    display: block;
    font-size: 9pt;
  }
`;

interface PrintedNoteProps {
  readonly filters: readonly FilterDefinition[];
  readonly chosen: FilterState;
  /** The label of the chosen quick tab, if no field sets its filter. */
  readonly tab: string | undefined;
  readonly columns: readonly Column<never>[];
  readonly sort: Sort | null;
  /** The printed row range and the total. */
  readonly range: string | undefined;
}

/** The sort order in words; undefined for a list with only one order. */
function sortInWords(columns: readonly Column<never>[], sort: Sort | null): string | undefined {
  if (!columns.some(({ sortable }) => sortable)) return undefined;
  const header = columns.find(({ id }) => id === sort?.field)?.header;
  if (!sort || !header) return 'Not sorted';
  return `Sorted by ${header}, ${sort.direction === 'asc' ? 'ascending' : 'descending'}`;
}

/** The line above a printed list: the row range, filters, sort, user and date. */
export function PrintedNote({ filters, chosen, tab, columns, sort, range }: PrintedNoteProps) {
  const { firstName, lastName, username } = useSession().user;
  const name = [firstName, lastName].filter(Boolean).join(' ') || username;
  const order = sortInWords(columns, sort);
  const printed = `Printed for ${name}, ${formatDate(useBusinessDate())}`;
  const facts = [range, tab, ...filtersInWords(filters, chosen), order, printed];
  return <OnPaper>{facts.filter(Boolean).join(' · ')}</OnPaper>;
}
