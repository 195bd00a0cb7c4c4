import { casesAccess } from '@agent-portal/data/cases/casesAccess';
import { policiesAccess } from '@agent-portal/data/policies/policiesAccess';
import { outcomeLabels } from '@agent-portal/data/work/contacts/outcomeLabels';
import type { DoneItem } from '@agent-portal/data/work/today/contract';
import { formatDate } from '@agent-portal/format';
import { dayAndTime, startOfDay } from '../../activity/days.ts';
import {
  findChangedCases,
  findGivenFollowUps,
  findSentActions,
  findSetFollowUps,
} from './queries/done.ts';
import { subjectsOf } from '../access.ts';
import { usersOf } from '../people.ts';
import { findContactsBy } from '../contacts/queries.ts';
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
 * What the user did since the start of their day, the latest first; for home office also what the agent did, and with
 * everybody's items what all people of the agency did. Work of an area that the user may not see is left out.
 */
export async function findDone(
  call: Omit<TodayCall, 'since'>,
  timeZone: string,
): Promise<DoneItem[]> {
  const { deps, caller, people, sees } = call;
  const { db } = deps;
  const { day } = dayAndTime(deps.now().toISOString(), timeZone);
  const from = new Date(startOfDay(day, timeZone));
  const { producerId, agentIds } = caller;
  const doers = { userIds: usersOf(call), producerId, agentIds };
  const done: Done[] = [];
  if (sees(policiesAccess)) {
    for (const { action, requirement, ...row } of await findSentActions(db, doers, from))
      done.push({ ...row, what: [actionWords[action], requirement].filter(Boolean).join(': ') });
  }
  if (sees(casesAccess)) {
    for (const { event, recipient, ...row } of await findChangedCases(db, doers, from))
      done.push({
        ...row,
        what: event === 'Voided' ? 'Voided the case' : `Sent the e-mail to ${recipient} again`,
      });
  }
  const subjects = new Set(subjectsOf(sees));
  for (const { subject, what, followUpOn, doneOn, ...row } of await findSetFollowUps(
    db,
    doers,
    from,
  )) {
    const text = doneOn === null ? `Set a follow-up for ${formatDate(followUpOn)}` : 'Done';
    if (subjects.has(subject)) done.push({ ...row, what: `${text}: ${what}` });
  }
  for (const { subject, to, what, ...row } of await findGivenFollowUps(db, doers, from))
    if (subjects.has(subject)) done.push({ ...row, what: `Assigned to ${to}: ${what}` });
  for (const { subject, outcome, willPayOn, what, ...row } of await findContactsBy(
    db,
    doers,
    from,
  )) {
    const text = [outcomeLabels[outcome], willPayOn && `on ${formatDate(willPayOn)}`].filter(
      Boolean,
    );
    if (subjects.has(subject)) done.push({ ...row, what: `${text.join(' ')}: ${what}` });
  }
  const nameOf = (userId: number | null) =>
    userId === caller.userId ? null : (people.find((one) => one.userId === userId)?.name ?? null);
  return done
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
    .map(({ at, userId, ...row }) =>
      Object.assign(row, { at: at.toISOString(), by: nameOf(userId) }),
    );
}
