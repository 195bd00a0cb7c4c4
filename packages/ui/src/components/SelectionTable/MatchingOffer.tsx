import { formatCount } from '@agent-portal/format';
import { useContext } from 'react';
import { selectionTableWords } from '../../words/data/selectionTableWords.ts';
import { useFormat } from '../../words/useFormat.ts';
import { useWords } from '../../words/useWords.ts';
import { Button } from '../Button/Button.tsx';
import { RowSelection } from './RowCheckbox.tsx';
import { shareOf } from './SelectedRows.ts';

interface MatchingOfferProps {
  /** The keys of the rows of this page. */
  readonly keys: readonly string[];
  /** How many rows match, on all pages. */
  readonly total: number;
}

/**
 * Once all rows of the page are selected: a button that selects all that match, on every page, and then
 * only those of the page again. It is one element, which keeps the focus.
 */
export function MatchingOffer({ keys, total }: MatchingOfferProps) {
  const words = useWords('SelectionTable', selectionTableWords);
  const count = useFormat('count', formatCount);
  const { selected, onAll } = useContext(RowSelection);
  const isAll = selected.kind === 'allMatching';
  if (total <= keys.length || (!isAll && shareOf(selected, keys) !== 'all')) return null;
  return (
    <Button size="small" variant="quiet" onClick={() => onAll(!isAll)}>
      {isAll
        ? words.selectOnlyPage(keys.length, count(keys.length))
        : words.selectAllMatching(total, count(total))}
    </Button>
  );
}
