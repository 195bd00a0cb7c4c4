export const followUpSubjects = [
  'requirement',
  'policy',
  'chargeback',
  'case',
  'claim',
  'payment',
  'deadline',
  'ending',
  'change',
] as const;
export type FollowUpSubject = (typeof followUpSubjects)[number];

/**
 * What the items of each group are about. Groups with the same subject share its follow-ups, so that an item that
 * moves to a more urgent group keeps its own.
 */
export const subjectOfKind = {
  overdueRequirements: 'requirement',
  dueThisWeek: 'requirement',
  lapsing: 'policy',
  chargebacksAtRisk: 'chargeback',
  cases: 'case',
  claims: 'claim',
  declinedPayments: 'payment',
  deadlines: 'deadline',
  endings: 'ending',
  changes: 'change',
} as const satisfies Readonly<Record<string, FollowUpSubject>>;

/** The groups whose items are about a subject. */
export const kindsOf = (subject: FollowUpSubject) =>
  Object.entries(subjectOfKind).flatMap(([kind, one]) =>
    one === subject ? [kind as keyof typeof subjectOfKind] : [],
  );
