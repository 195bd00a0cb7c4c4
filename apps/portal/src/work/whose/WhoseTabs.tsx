import type { Whose } from '@agent-portal/data/work/today/contract';
import { QuickTabs } from '@agent-portal/ui/QuickTabs';
import { useSearchParams } from 'react-router-dom';
import { itemName } from '../../shared/list/address/listAddress.ts';

/** The parameter of the address that says whose items show. */
const whoseName = 'whose';

/** Whose items an address shows: the user's own, unless it says everybody's. */
export const whoseOf = (search: URLSearchParams): Whose =>
  search.get(whoseName) === 'everybody' ? 'everybody' : 'mine';

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

interface WhoseTabsProps {
  /** Names the choice for screen readers: 'Whose follow-ups'. */
  readonly label: string;
}

/** The choice between the user's own items and those of all people of the agency. The address keeps it. */
export function WhoseTabs({ label }: WhoseTabsProps) {
  const whose = whoseOf(useSearchParams()[0]);
  const pick = useWhosePick();
  return (
    <QuickTabs
      label={label}
      tabs={whoseLabels.map(([id, text]) => ({ id, label: text, isCurrent: id === whose }))}
      onPick={(id) => pick(id as Whose)}
    />
  );
}
