import { type Access, featuresOf, type Role } from '@agent-portal/data/endpoint';
import { kindAccess } from '@agent-portal/data/work/today/kindAccess';
import type { TodayKind } from '@agent-portal/data/work/today/contract';
import {
  followUpSubjects,
  type FollowUpSubject,
  subjectOfKind,
} from '@agent-portal/data/work/today/subjects';
import { refusal } from '../http/access.ts';
import type { IsFeatureOn } from '../http/IsFeatureOn.ts';
import type { AgentReader } from '../session/caller.ts';

/** Whether a caller may see what an access protects. */
export type Sees = (access: Access) => boolean;

/** Decides which areas a caller may see, by its roles, its access level, and the features. */
export async function visibility(caller: AgentReader, isFeatureOn: IsFeatureOn): Promise<Sees> {
  const features = new Set(Object.values<Access>(kindAccess).flatMap(featuresOf));
  const on = new Set<string>();
  for (const feature of features) if (await isFeatureOn(feature)) on.add(feature);
  return (access) =>
    refusal(access, caller) === undefined && featuresOf(access).every((feature) => on.has(feature));
}

const accessBySubject = Object.fromEntries(
  Object.entries(subjectOfKind).map(([kind, subject]) => [subject, kindAccess[kind as TodayKind]]),
) as Readonly<Record<FollowUpSubject, Access>>;

/** The access to what a follow-up is about. All groups of a subject have the same one. */
export const accessOf = (subject: FollowUpSubject): Access => accessBySubject[subject];

/** The role that shows what a follow-up is about. */
export function roleOf(subject: FollowUpSubject): Role | 'any' | undefined {
  const access = accessOf(subject);
  return access.who === 'agent' ? access.role : undefined;
}

/** What follow-ups may be about for a user with these accesses. */
export const subjectsOf = (sees: Sees): readonly FollowUpSubject[] =>
  followUpSubjects.filter((subject) => sees(accessOf(subject)));
