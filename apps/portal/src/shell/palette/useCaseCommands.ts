import { useCasesNeedingAttention } from '@agent-portal/data/cases/desk/useCasesNeedingAttention';
import type { CaseRow } from '@agent-portal/data/cases/shapes';
import { useMemo } from 'react';
import { accessRules } from '../../access/accessRules.ts';
import { paths } from '../../paths.ts';
import { useMayOpen } from '../../shared/useMayOpen.ts';
import type { Command } from './commandResults.ts';

/** What is typed by who looks for an envelope, or for those that need attention. */
const isAbout = (text: string) => /\b(cas|env|del|sig|att)/i.test(text);

/** The cases that need attention most. */
const caseCommands = (cases: readonly CaseRow[]): Command[] =>
  cases.map(({ envelopeId, primaryInsured, event }): Command => ({
    to: paths.case(envelopeId),
    kind: 'address',
    label: `Case of ${primaryInsured}`,
    detail: `Case Management › ${event}`,
  }));

/** Cases that need attention, asked for once the user seems to look for one. */
export function useCaseCommands(text: string): readonly Command[] {
  const isOpen = useMayOpen(accessRules.cases, paths.cases());
  const { data } = useCasesNeedingAttention(undefined, isAbout(text) && isOpen);
  return useMemo(() => caseCommands(data?.cases ?? []), [data]);
}
