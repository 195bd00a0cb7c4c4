import { accessesOf } from '../assignments/subjects.ts';
import { casesAccess } from '@agent-portal/data/cases/casesAccess';
import { policiesAccess } from '@agent-portal/data/policies/policiesAccess';
import type { DoneItem, TodayKind } from '@agent-portal/data/today/contract';
import { formatDate } from '@agent-portal/format';
import { dayAndTime, startOfDay } from '../../activity/days.ts';
import {
  findChangedCases,
  findGivenFollowUps,
  findGivenItems,
  findSentActions,
  findSetFollowUps,
  findSkips,
} from './queries/done.ts';
import type { TodayCall } from './TodaySource.ts';

const actionWords = {
  ProvideInformation: 'Provided information',
  ScheduleExam: 'Asked for an exam',
  RequestContact: 'Asked for contact',
  WithdrawApplication: 'Withdrew the application',
} as const;

interface Done extends Omit<DoneItem, 'at' | 'by'> {
  readonly userId: number | null;
  readonly at: Date;
}

/**
 * What the user did since the start of its day, the latest first; for home office also what the agent did. Work
 * of an area that the user may no longer see is left out.
 * @param seesKind whether the user sees a group of the queue
 */
export async function findDone(
  call: Omit<TodayCall, 'since'>,
  timeZone: string,
  seesKind: (kind: TodayKind) => boolean,
): Promise<DoneItem[]> {
  const { deps, caller, people, owners, sees } = call;
  const { db } = deps;
  const { day } = dayAndTime(deps.now().toISOString(), timeZone);
  const from = new Date(startOfDay(day, timeZone));
  const { producerId, agentIds } = caller;
  const doers = { userIds: owners, producerId, agentIds };
  const done: Done[] = [];
  if (sees(policiesAccess)) {
    for (const { action, requirement, ...row } of await findSentActions(db, doers, from))
      done.push({ ...row, what: [actionWords[action], requirement].filter(Boolean).join(': ') });
    for (const { requirement, followUpOn, ...row } of await findSetFollowUps(db, doers, from))
      done.push({
        ...row,
        what: `Set a follow-up for ${formatDate(followUpOn)}: ${requirement}`,
      });
    for (const { to, what, ...row } of await findGivenFollowUps(db, doers, from))
      done.push({ ...row, what: `Assigned a follow-up to ${to}: ${what}` });
  }
  if (sees(casesAccess)) {
    for (const { event, recipient, ...row } of await findChangedCases(db, doers, from))
      done.push({
        ...row,
        what: event === 'Voided' ? 'Voided the case' : `Sent the e-mail to ${recipient} again`,
      });
  }
  for (const { kind, what, untilOn, ...row } of await findSkips(db, doers, from))
    if (seesKind(kind))
      done.push({ ...row, what: `Skipped until ${formatDate(untilOn)}: ${what}` });
  for (const { subject, to, what, ...row } of await findGivenItems(db, doers, from))
    if (accessesOf(subject).some((access) => sees(access)))
      done.push({ ...row, what: `Assigned to ${to}: ${what}` });
  const nameOf = (userId: number | null) =>
    userId === caller.userId ? null : (people.find((one) => one.userId === userId)?.name ?? null);
  return done
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ at, userId, ...row }) =>
      Object.assign(row, { at: at.toISOString(), by: nameOf(userId) }),
    );
}
