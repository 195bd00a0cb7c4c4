import { type Access, featuresOf } from '@agent-portal/data/endpoint';
import { kindAccess } from '@agent-portal/data/today/kindAccess';
import { followUpSubjects, type FollowUpSubject, kindsOf } from '@agent-portal/data/today/subjects';
import { refusal } from '../http/access.ts';
import type { IsFeatureOn } from '../http/IsFeatureOn.ts';
import type { AgentCaller } from '../session/caller.ts';

/** Whether a caller may see what an access protects. */
export type Sees = (access: Access) => boolean;

/** Makes the rule of which areas a caller may see: its role, its access level, and the features. */
export async function visibility(caller: AgentCaller, isFeatureOn: IsFeatureOn): Promise<Sees> {
  const features = new Set(Object.values<Access>(kindAccess).flatMap(featuresOf));
  const on = new Set<string>();
  for (const feature of features) if (await isFeatureOn(feature)) on.add(feature);
  return (access) =>
    refusal(access, caller) === undefined && featuresOf(access).every((feature) => on.has(feature));
}

/** The accesses to the groups of a subject. One of them is enough to see its items. */
export const accessesOf = (subject: FollowUpSubject): readonly Access[] =>
  kindsOf(subject).map((kind) => kindAccess[kind]);

/** What follow-ups may be about for a user with these accesses. */
export const subjectsOf = (sees: Sees): readonly FollowUpSubject[] =>
  followUpSubjects.filter((subject) => accessesOf(subject).some(sees));
