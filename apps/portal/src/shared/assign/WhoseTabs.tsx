import { QuickTabs } from '@agent-portal/ui/QuickTabs';
import { useSearchParams } from 'react-router-dom';
import { itemName, whoseName, whoseOf } from './whoseOf.ts';

interface WhoseTabsProps {
  /** Names the choice for screen readers: 'Whose follow-ups'. */
  readonly label: string;
}

/** The choice between the user's own items and those of all people of the agency. The address keeps it. */
export function WhoseTabs({ label }: WhoseTabsProps) {
  const [search, setSearch] = useSearchParams();
  const whose = whoseOf(search);

  function pick(id: string) {
    if (id === whose) return;
    setSearch((former) => {
      const next = new URLSearchParams(former);
      next.delete('page');
      next.delete(itemName);
      if (id === 'mine') next.delete(whoseName);
      else next.set(whoseName, id);
      return next;
    });
  }

  return (
    <QuickTabs
      label={label}
      tabs={[
        { id: 'mine', label: 'Mine', isCurrent: whose === 'mine' },
        { id: 'everybody', label: 'Everybody’s', isCurrent: whose === 'everybody' },
      ]}
      onPick={pick}
    />
  );
}
