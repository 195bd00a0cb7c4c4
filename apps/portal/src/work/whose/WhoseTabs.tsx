import type { Whose } from '@agent-portal/data/work/today/contract';
import { QuickTabs } from '@agent-portal/ui/QuickTabs';
import { useSearchParams } from 'react-router-dom';
import { useWhosePick, whoseLabels } from './useWhosePick.ts';
import { whoseOf } from './whoseOf.ts';

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
