import { formatCount } from '@agent-portal/format';
import { useContext } from 'react';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { RowSelection } from './RowCheckbox.tsx';
import { shareOf } from './SelectedKeys.ts';

/** The box that selects all rows of the page. It draws alone when a row is pressed. */
export function PageCheckbox({ keys }: { readonly keys: readonly string[] }) {
  const { selected, onTogglePage } = useContext(RowSelection);
  const share = shareOf(selected, keys);
  return (
    <Checkbox
      label={`Select all ${formatCount(keys.length)} on this page`}
      checked={share === 'all'}
      isMixed={share === 'some'}
      disabled={keys.length === 0}
      onChange={() => onTogglePage(share !== 'all')}
    />
  );
}
