import type { FollowUp } from '@agent-portal/data/work/follow-ups/contract';
import { paths } from '../../paths.ts';

export interface About extends Pick<FollowUp, 'subject' | 'key' | 'policyNumber' | 'what'> {
  /** The client, where the page does not name it. */
  readonly who?: string;
}

/** The name under which the unsaved input of its form is stored. */
export const followUpFormName = (
  { subject, key }: Pick<About, 'subject' | 'key'>,
  assigns = false,
) => `${assigns ? 'assign' : 'follow-up'} ${subject} ${key}`;

/** The follow-up on something. One that is done is only in lists, because another one can take its place. */
export const followUpOn = (
  followUps: readonly FollowUp[],
  { subject, key }: Pick<About, 'subject' | 'key'>,
) =>
  followUps.find(
    (one) => one.subject === subject && one.key === key && one.closedBecause !== 'Done',
  );

export const aboutRequirement = (
  policyNumber: string,
  { requirementId, requirement }: { readonly requirementId: string; readonly requirement: string },
) => ({ subject: 'requirement', key: requirementId, policyNumber, what: requirement }) as const;

/** The page of what a follow-up is about. */
export function hrefOf({ subject, key, policyNumber }: About): string {
  if (subject === 'case') return paths.case(key);
  if (policyNumber === null) return `${paths.hierarchy()}?tab=ending-soon`;
  return subject === 'requirement'
    ? paths.policyRequirement(policyNumber, key)
    : paths.policyDetails(policyNumber);
}
