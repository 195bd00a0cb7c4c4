import { type FilterDefinition, filtersInWords } from '@agent-portal/ui/filters';
import { formatDate } from '@agent-portal/ui/format';
import { useSession } from '../../../session/SessionContext.ts';
import { useBusinessDate } from '../../../session/useBusinessDate.ts';
import type { FilterState } from '../address/listState.ts';
import { OnPaper } from './PrintedNote.styles.ts';

interface PrintedNoteProps {
  readonly filters: readonly FilterDefinition[];
  readonly chosen: FilterState;
  /** The quick tab that is chosen, where no field offers its filter. */
  readonly tab: string | undefined;
  /** How many rows there are, and how many of them are printed. */
  readonly count: string | undefined;
}

/** What paper says of a list besides its rows: the filters, for whom it was printed, and when. */
export function PrintedNote({ filters, chosen, tab, count }: PrintedNoteProps) {
  const { firstName, lastName, username } = useSession().user;
  const name = [firstName, lastName].filter(Boolean).join(' ') || username;
  const said = [...(tab ? [tab] : []), ...filtersInWords(filters, chosen)];
  return (
    <OnPaper>
      {count && <p>{count}</p>}
      {said.length > 0 && <p>{said.join(' · ')}</p>}
      <p>
        Printed for {name}, {formatDate(useBusinessDate())}
      </p>
    </OnPaper>
  );
}
