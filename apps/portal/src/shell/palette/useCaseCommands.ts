import { useCasesNeedingAttention } from '@agent-portal/data/cases/desk/useCasesNeedingAttention';
import type { CaseRow } from '@agent-portal/data/cases/shapes';
import { useMemo } from 'react';
import { accessRules } from '../../access/accessRules.ts';
import { paths } from '../../paths.ts';
import { useMayOpen } from '../../shared/useMayOpen.ts';
import type { Command } from './commandResults.ts';

/** What is typed by who looks for an envelope, or for the desk. */
const isAbout = (text: string) => /\b(cas|env|del|sig|att)/i.test(text);

/** The desk as a row, and the cases that need somebody most. */
const caseCommands = (count: number, cases: readonly CaseRow[]): Command[] => [
  {
    to: `${paths.cases()}?attention=true`,
    kind: 'address',
    label: `Cases that need attention (${count})`,
    detail: 'Case Management',
  },
  ...cases.map(({ envelopeId, primaryInsured, event }): Command => ({
    to: paths.case(envelopeId),
    kind: 'address',
    label: `Case of ${primaryInsured}`,
    detail: `Case Management › ${event}`,
  })),
];

/** The e-delivery desk, asked for once somebody seems to look for it. */
export function useCaseCommands(text: string): readonly Command[] {
  const isOpen = useMayOpen(accessRules.cases, paths.cases());
  const { data } = useCasesNeedingAttention(undefined, isAbout(text) && isOpen);
  return useMemo(
    () => (data && data.count > 0 ? caseCommands(data.count, data.cases) : []),
    [data],
  );
}
