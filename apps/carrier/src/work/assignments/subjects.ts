import type { TodayKind } from '@agent-portal/data/today/contract';
import { kindAccess } from '@agent-portal/data/today/kindAccess';

/**
 * What the items of each group are about. Groups with the same subject share the assignments, so that an item
 * keeps its person when it moves to a more urgent group. Follow-ups have owners instead.
 */
const subjects = {
  overdueRequirements: 'requirement',
  dueThisWeek: 'requirement',
  lapsing: 'policy',
  chargebacksAtRisk: 'policy',
  cases: 'case',
  deadlines: 'deadline',
  endings: 'ending',
  changes: 'change',
} as const satisfies Readonly<Record<Exclude<TodayKind, 'followUps'>, string>>;

export type AssignableKind = keyof typeof subjects;
export type Subject = (typeof subjects)[AssignableKind];

export const subjectOf = (kind: AssignableKind): Subject => subjects[kind];

/** The accesses to the groups of a subject. One of them is enough to see its items. */
export const accessesOf = (subject: Subject) =>
  Object.entries(subjects).flatMap(([kind, one]) =>
    one === subject ? [kindAccess[kind as AssignableKind]] : [],
  );
