import type { Whose } from '@agent-portal/data/work/today/contract';
import { useSearchParams } from 'react-router-dom';
import { itemName } from '../../shared/list/address/listAddress.ts';
import { whoseName, whoseOf } from './whoseOf.ts';

/** The choices between the user's own items and those of all people of the agency. */
export const whoseLabels = [
  ['mine', 'Mine'],
  ['everybody', 'Everybody’s'],
] as const satisfies readonly (readonly [Whose, string])[];

/** Returns a function that writes the choice into the address. An open item and the page end with it. */
export function useWhosePick() {
  const [search, setSearch] = useSearchParams();
  return (id: Whose) => {
    if (id === whoseOf(search)) return;
    setSearch((former) => {
      const next = new URLSearchParams(former);
      next.delete('page');
      next.delete(itemName);
      if (id === 'mine') next.delete(whoseName);
      else next.set(whoseName, id);
      return next;
    });
  };
}
