import { useAgentStatementOptions } from '@agent-portal/data/commissions/hooks';
import { formatDate } from '@agent-portal/format';
import { useMemo } from 'react';
import { useFeature } from '../../../features/useFeature.ts';
import { accessRules } from '../../../access/accessRules.ts';
import { paths } from '../../../paths.ts';
import { useMayOpen } from '../../../shared/useMayOpen.ts';
import type { Command } from './commandResults.ts';

/** Matches a search for a cycle or a statement: a word of it, or the start of a date. */
const isAbout = (text: string) => /\b(cyc|sta|com)|\d{2}\//i.test(text);

/**
 * The rows of a cycle: its commissions and its statement.
 * @param choosesCycle the feature `commissiondates`: the page can show another cycle than the open one
 */
export function cycleCommands(cycleDate: string, choosesCycle: boolean): Command[] {
  const cycle = choosesCycle && { cycle: cycleDate };
  const statement = new URLSearchParams({ ...cycle, statement: cycleDate });
  const commands: Command[] = [
    {
      to: `${paths.commissions()}?${statement}`,
      kind: 'address',
      label: `Agent statement to ${formatDate(cycleDate)}`,
      detail: 'Commissions › PDF',
    },
  ];
  if (cycle)
    commands.unshift({
      to: `${paths.commissions()}?${new URLSearchParams(cycle)}`,
      kind: 'address',
      label: `Commission cycle to ${formatDate(cycleDate)}`,
      detail: 'Commissions',
    });
  return commands;
}

/** The closed cycles and their statements, requested when the search text may be about one. */
export function useCommissionCommands(text: string): readonly Command[] {
  const isOpen = useMayOpen(accessRules.commissions, paths.commissions());
  const { data } = useAgentStatementOptions(isAbout(text) && isOpen);
  const choosesCycle = useFeature('commissiondates') === true;
  return useMemo(
    () => (data?.cycleDates ?? []).flatMap((date) => cycleCommands(date, choosesCycle)),
    [data, choosesCycle],
  );
}
