import { formatCount } from '@agent-portal/format';
import { useContext } from 'react';
import { selectionTableWords } from '../../words/tables.ts';
import { useFormat } from '../../words/useFormat.ts';
import { useWords } from '../../words/useWords.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { RowSelection } from './RowCheckbox.tsx';
import { shareOf } from './SelectedKeys.ts';

interface PageCheckboxProps {
  readonly keys: readonly string[];
  /** The rows are of another page, sort or filter. */
  readonly isStale: boolean;
}

/** The box that selects all rows of the page. It draws alone when a row is pressed. */
export function PageCheckbox({ keys, isStale }: PageCheckboxProps) {
  const words = useWords('SelectionTable', selectionTableWords);
  const count = useFormat('count', formatCount);
  const { selected, onTogglePage } = useContext(RowSelection);
  const share = shareOf(selected, keys);
  return (
    <Checkbox
      label={words.selectPage(keys.length, count(keys.length))}
      checked={share === 'all'}
      isMixed={share === 'some'}
      disabled={keys.length === 0 || isStale}
      onChange={() => onTogglePage(share !== 'all')}
    />
  );
}
