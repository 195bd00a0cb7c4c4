import type { Assignment, TodayItem, TodayKind } from '@agent-portal/data/today/contract';
import { maySee } from '../../http/maySee.ts';
import { type AssignmentRow, findAssignments } from '../assignments/queries/assignments.ts';
import {
  accessesOf,
  type AssignableKind,
  type Subject,
  subjectOf,
} from '../assignments/subjects.ts';
import type { TodayCall } from './TodaySource.ts';

type Found = Awaited<ReturnType<typeof findAssignments>>[number];
type Agency = Pick<TodayCall, 'caller' | 'people'>;

/**
 * The assignment of a row for a caller; null if the person can no longer have it: then the item is in the queue
 * of all, so that no item gets lost with an access that ended.
 */
export function assignmentOf(
  { assignment: { userId, subject, note, assignedBy }, giver }: Found,
  { caller, people }: Agency,
): Assignment | null {
  const person = people.find((one) => one.userId === userId);
  if (!person || !accessesOf(subject).some((access) => maySee(person, access, caller))) return null;
  const isYou = userId === caller.userId;
  return {
    personId: person.userId,
    name: person.name,
    isYou,
    by: assignedBy === userId ? null : giver,
    note: isYou || assignedBy === caller.userId ? note : '',
  };
}

/** The assignments of the caller's agency. */
export interface Assigned {
  /** The keys of the items of a group that another person has. */
  readonly othersOf: (kind: TodayKind) => readonly string[];
  /** Says on items who has them. */
  readonly mark: (kind: TodayKind, items: readonly TodayItem[]) => TodayItem[];
}

const nameOf = ({ subject, itemKey }: Pick<AssignmentRow, 'subject' | 'itemKey'>) =>
  `${subject} ${itemKey}`;

/** Finds who of the agency has which items. Follow-ups have their owners instead. */
export async function findAssigned(call: Omit<TodayCall, 'since'>): Promise<Assigned> {
  const { deps, caller, owners } = call;
  const rows = (await findAssignments(deps.db, caller.producerId)).map((found) => ({
    key: found.assignment.itemKey,
    subject: found.assignment.subject,
    version: found.assignment.version,
    assignment: assignmentOf(found, call),
    name: nameOf(found.assignment),
  }));
  const byName = new Map(rows.map((row) => [row.name, row]));
  const isOthers = (subject: Subject, { assignment, ...row }: (typeof rows)[number]) =>
    row.subject === subject && assignment !== null && !owners.includes(assignment.personId);
  const isAssignable = (kind: TodayKind): kind is AssignableKind => kind !== 'followUps';
  return {
    othersOf: (kind) =>
      isAssignable(kind)
        ? rows.filter((row) => isOthers(subjectOf(kind), row)).map(({ key }) => key)
        : [],
    mark: (kind, items) => {
      if (!isAssignable(kind) || rows.length === 0) return [...items];
      const subject = subjectOf(kind);
      // Items are cached, so that each marked one is a copy.
      const marked = (item: TodayItem): TodayItem => {
        const row = byName.get(nameOf({ subject, itemKey: item.key }));
        return row ? { ...item, assignment: row.assignment, assignmentVersion: row.version } : item;
      };
      return items.map(marked);
    },
  };
}
