import { useAgentStatementOptions } from '@agent-portal/data/commissions/hooks';
import { formatDate } from '@agent-portal/format';
import { useMemo } from 'react';
import { accessRules } from '../../../access/accessRules.ts';
import { paths } from '../../../paths.ts';
import { useMayOpen } from '../../../shared/useMayOpen.ts';
import type { Command } from './commandResults.ts';

/** Matches a search for a cycle or a statement: a word of it, or the start of a date. */
const isAbout = (text: string) => /\b(cyc|sta|com)|\d{2}\//i.test(text);

/** The two rows of a cycle: its commissions and its statement. */
export const cycleCommands = (cycleDate: string): Command[] => [
  {
    to: `${paths.commissions()}?${new URLSearchParams({ cycle: cycleDate })}`,
    kind: 'address',
    label: `Commission cycle to ${formatDate(cycleDate)}`,
    detail: 'Commissions',
  },
  {
    to: `${paths.commissions()}?${new URLSearchParams({ cycle: cycleDate, statement: cycleDate })}`,
    kind: 'address',
    label: `Agent statement to ${formatDate(cycleDate)}`,
    detail: 'Commissions › PDF',
  },
];

/** The closed cycles and their statements, requested when the search text may be about one. */
export function useCommissionCommands(text: string): readonly Command[] {
  const isOpen = useMayOpen(accessRules.commissions, paths.commissions());
  const { data } = useAgentStatementOptions(isAbout(text) && isOpen);
  return useMemo(() => (data?.cycleDates ?? []).flatMap(cycleCommands), [data]);
}
