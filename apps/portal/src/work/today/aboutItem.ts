import type { TodayItem, TodayKind } from '@agent-portal/data/work/today/contract';
import { subjectOfKind } from '@agent-portal/data/work/today/subjects';
import type { About } from '../follow-ups/about.ts';
import { accessRules } from '../../access/accessRules.ts';
import { paths } from '../../paths.ts';

/** The subject of a follow-up on an item. */
export function aboutItem(
  kind: TodayKind,
  { key, policyNumber, who, what, followUp }: TodayItem,
): About {
  if (followUp) return { subject: followUp.subject, key: followUp.key, policyNumber, who, what };
  // An item in the group of follow-ups always has one.
  const subject = kind === 'followUps' ? 'requirement' : subjectOfKind[kind];
  return { subject, key, policyNumber, who, what };
}

/** The caller's follow-up of an item; undefined if there is none, or it belongs to another person. */
export const ownFollowUpOf = ({ followUp, by, note }: TodayItem) =>
  followUp?.owner.isYou && by !== null
    ? { followUpDate: by, note: note ?? '', version: followUp.version }
    : undefined;

/** The envelope id of the case that an item is about; undefined for any other item. */
export const caseOf = (kind: TodayKind, { key, envelopeId, followUp }: TodayItem) =>
  kind === 'cases' || followUp?.subject === 'case'
    ? (envelopeId ?? (followUp ? followUp.key : key))
    : undefined;

/** The page of an item, with its access: the case, the claim, the agent's place in the hierarchy, or the policy. */
export function itemLink(kind: TodayKind, item: TodayItem) {
  const { key, policyNumber, agentId, requirementId, followUp } = item;
  const caseId = caseOf(kind, item);
  if (caseId !== undefined)
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
