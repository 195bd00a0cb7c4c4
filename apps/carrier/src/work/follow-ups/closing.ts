import type { followUpEnds } from '@agent-portal/data/work/follow-ups/contract';
import { addDays } from '../../db/dates.ts';
import type { PolicyRow } from '../readPolicies.ts';
import type { followUps } from './tables.ts';

export type FollowUpEnd = (typeof followUpEnds)[number];

/** A policy, as far as follow-ups depend on it. */
export type PolicyFacts = Pick<
  PolicyRow,
  'policyStatus' | 'primaryInsured' | 'agentName' | 'agentId' | 'clientId'
> & {
  readonly statusDate?: string;
  readonly issueDate?: string | null;
  readonly paidToDate?: string | null;
};

/** An item that the caller's book has. */
export interface ItemFacts {
  /** The day on which a requirement was met. */
  readonly metOn?: string | null;
  /** Whether a case, a claim or an end of an agent no longer needs anyone. @default false */
  readonly isOver?: boolean;
  /** The day of a deadline. */
  readonly dueOn?: string;
  /** Its policy, if the item names it. */
  readonly policy?: PolicyFacts;
}

/**
 * What the carrier says about an item. `null`: the book does not have it. `undefined`: the carrier has no call for it,
 * or refuses it.
 */
export interface Facts {
  readonly item?: ItemFacts | null | undefined;
  readonly policy?: PolicyFacts | null | undefined;
}

/** Whether the caller's book still has what a follow-up is about. */
export const isInBook = ({ item, policy }: Facts): boolean =>
  Boolean(item ?? policy) || (item !== null && policy !== null);

type Row = Pick<
  typeof followUps.$inferSelect,
  'subject' | 'itemKey' | 'policyNumber' | 'followUpOn' | 'savedAt' | 'doneOn'
>;

/** The carrier lists deadlines this many days ahead. The same deadline next year is a different item. */
const deadlineDays = 90;

/** Why a requirement is closed that is no longer on the pending list. */
const closeReasonOfMissing = (policy: Facts['policy']): FollowUpEnd =>
  policy && policy.policyStatus !== 'Pending'
    ? 'Policy no longer pending'
    : 'Requirement withdrawn';

/** Why a policy's own follow-up is closed. */
function closeReasonOfPolicy(
  { subject }: Row,
  { policyStatus, paidToDate }: PolicyFacts,
  today: string,
): FollowUpEnd | null {
  const hasEnded = policyStatus === 'Lapsed' || policyStatus === 'Terminated';
  if (subject === 'payment') return hasEnded ? null : 'Policy in force again';
  if (policyStatus !== 'Active') return 'Policy no longer active';
  const isLate = !!paidToDate && paidToDate < today;
  return subject === 'chargeback' && !isLate ? 'Premium paid' : null;
}

/** A change is over when the policy or the requirement changes again, which is a new item. */
function closeReasonOfChange(
  { itemKey, policyNumber, savedAt }: Row,
  { item, policy }: Facts,
): FollowUpEnd | null {
  const savedOn = savedAt.toISOString().slice(0, 10);
  const isAfterSave = (day: string | null | undefined) => !!day && day > savedOn;
  if (itemKey !== policyNumber) {
    if (item === null) return closeReasonOfMissing(policy);
    return isAfterSave(item?.metOn) ? 'Requirement met' : null;
  }
  const { policyStatus, issueDate, statusDate } = policy ?? {};
  return isAfterSave(policyStatus === 'Active' ? issueDate : statusDate) ? 'Changed again' : null;
}

/** Why a follow-up that is seen is closed; null while it is open. Without an answer from the carrier, it stays open. */
function closeReasonOf(row: Row, facts: Facts, today: string): FollowUpEnd | null {
  const { item, policy } = facts;
  const isOver = item === null || (item?.isOver ?? false);
  if (row.doneOn !== null) return 'Done';
  switch (row.subject) {
    case 'requirement':
      if (item) return item.metOn ? 'Requirement met' : null;
      // One that cannot be asked for is open while its policy is pending.
      if (!policy || (item === undefined && policy.policyStatus === 'Pending')) return null;
      return closeReasonOfMissing(policy);
    case 'change':
      return closeReasonOfChange(row, facts);
    case 'case':
      return isOver ? 'Case resolved' : null;
    case 'claim':
      return isOver ? 'Items received' : null;
    case 'ending':
      return isOver ? 'Renewed or ended' : null;
    case 'deadline': {
      const isLater = (item?.dueOn ?? '') > addDays(row.followUpOn, deadlineDays);
      return isOver || isLater ? 'Deadline over' : null;
    }
    case 'policy':
    case 'chargeback':
    case 'payment':
      return policy ? closeReasonOfPolicy(row, policy, today) : null;
    default:
      return row.subject satisfies never;
  }
}

/** Why a follow-up that is seen is closed, and on which day, if the carrier says it. */
export function closingOf(row: Row, facts: Facts, today: string) {
  const closedBecause = closeReasonOf(row, facts, today);
  const ofPolicy = closedBecause?.startsWith('Policy') || closedBecause === 'Changed again';
  const days: Partial<Record<FollowUpEnd, string | null | undefined>> = {
    Done: row.doneOn,
    'Requirement met': facts.item?.metOn,
  };
  const closedOn = ofPolicy ? facts.policy?.statusDate : closedBecause && days[closedBecause];
  return { closedBecause, closedOn: closedOn ?? null };
}
