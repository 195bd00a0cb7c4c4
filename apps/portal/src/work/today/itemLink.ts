import type { TodayItem, TodayKind } from '@agent-portal/data/work/today/contract';
import { accessRules } from '../../access/accessRules.ts';
import { paths } from '../../paths.ts';

/** The page of an item, with its access: the case, the claim, the agent's place in the hierarchy, or the policy. */
export function itemLink(
  kind: TodayKind,
  { key, envelopeId, policyNumber, agentId, requirementId, followUp }: TodayItem,
) {
  const caseId = envelopeId ?? (followUp?.subject === 'case' ? followUp.key : key);
  if (kind === 'cases' || followUp?.subject === 'case')
    return { text: 'Open case', href: paths.case(caseId), needs: accessRules.cases };
  if (kind === 'claims' || followUp?.subject === 'claim')
    return {
      text: 'Open claim',
      href: paths.claim(followUp?.key ?? key),
      needs: accessRules.claims,
    };
  if (policyNumber === null)
    return {
      text: 'Open in Hierarchy',
      href: paths.hierarchy(agentId),
      needs: accessRules.hierarchy,
    };
  return {
    text: 'Open policy',
    href:
      requirementId === null
        ? paths.policyDetails(policyNumber)
        : paths.policyRequirement(policyNumber, requirementId),
    needs: accessRules.policies,
  };
}
