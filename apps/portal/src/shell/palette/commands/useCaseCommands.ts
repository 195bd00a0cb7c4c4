import { useCasesNeedingAttention } from '@agent-portal/data/cases/desk/hooks';
import { useMemo } from 'react';
import { accessRules } from '../../../access/accessRules.ts';
import { paths } from '../../../paths.ts';
import { useMayOpen } from '../../../shared/useMayOpen.ts';
import type { Command } from './commandResults.ts';
import { caseCommand } from './foundCommands.ts';

/** The cases that need attention, from the same answer as their count. */
export function useCaseCommands(): readonly Command[] {
  const isOpen = useMayOpen(accessRules.cases, paths.cases());
  const { data } = useCasesNeedingAttention(undefined, isOpen);
  return useMemo(() => (data?.cases ?? []).map(caseCommand), [data]);
}
