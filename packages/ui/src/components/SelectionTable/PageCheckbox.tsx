import { formatCount } from '@agent-portal/format';
import { useContext } from 'react';
import { selectionTableWords } from '../../words/tables.ts';
import { useFormat, useWords } from '../../words/useWords.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { RowSelection } from './useRowSelection.ts';

/** The box that selects all rows of the page. Only this box renders again when a row is pressed. */
export function PageCheckbox() {
  const words = useWords('SelectionTable', selectionTableWords);
  const count = useFormat('count', formatCount);
  const table = useContext(RowSelection);
  const size = table.options.data.length;
  const isAll = table.getIsAllPageRowsSelected();
  return (
    <Checkbox
      label={words.selectPage(size, count(size))}
      checked={isAll}
      isMixed={!isAll && table.getIsSomePageRowsSelected()}
      disabled={size === 0 || table.options.meta?.isStale}
      onChange={() => table.toggleAllPageRowsSelected(!isAll)}
    />
  );
}
