import { casesAccess } from '@agent-portal/data/cases/casesAccess';
import { policiesAccess } from '@agent-portal/data/policies/policiesAccess';
import type { DoneItem, TodayKind } from '@agent-portal/data/today/contract';
import { formatDate } from '@agent-portal/format';
import { dayAndTime, startOfDay } from '../activity/days.ts';
import { findChangedCases, findSentActions, findSetFollowUps, findSkips } from './queries/done.ts';
import type { TodayCall } from './TodaySource.ts';

const actionWords = {
  ProvideInformation: 'Provided information',
  ScheduleExam: 'Asked for an exam',
  RequestContact: 'Asked for contact',
  WithdrawApplication: 'Withdrew the application',
} as const;

interface Done extends Omit<DoneItem, 'at'> {
  readonly at: Date;
}

/**
 * What the user did since the start of its day, the latest first. Work of an area that the user may no
 * longer see is left out.
 * @param seesKind whether the user sees a group of the queue
 */
export async function findDone(
  { deps: { db, now }, caller, sees }: Omit<TodayCall, 'since'>,
  timeZone: string,
  seesKind: (kind: TodayKind) => boolean,
): Promise<DoneItem[]> {
  const { day } = dayAndTime(now().toISOString(), timeZone);
  const from = new Date(startOfDay(day, timeZone));
  const done: Done[] = [];
  if (sees(policiesAccess)) {
    for (const { action, requirement, ...row } of await findSentActions(db, caller, from))
      done.push({ ...row, what: [actionWords[action], requirement].filter(Boolean).join(': ') });
    for (const { requirement, followUpOn, ...row } of await findSetFollowUps(db, caller, from))
      done.push({
        ...row,
        what: `Set a follow-up for ${formatDate(followUpOn)}: ${requirement}`,
      });
  }
  if (sees(casesAccess)) {
    for (const { event, recipient, ...row } of await findChangedCases(db, caller, from))
      done.push({
        ...row,
        what: event === 'Voided' ? 'Voided the case' : `Sent the e-mail to ${recipient} again`,
      });
  }
  for (const { kind, what, untilOn, ...row } of await findSkips(db, caller, from))
    if (seesKind(kind))
      done.push({ ...row, what: `Skipped until ${formatDate(untilOn)}: ${what}` });
  return done
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ at, ...row }) => Object.assign(row, { at: at.toISOString() }));
}
