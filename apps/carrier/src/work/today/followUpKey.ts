import type { TodayKind } from '@agent-portal/data/work/today/contract';
import { subjectOfKind } from '@agent-portal/data/work/today/subjects';
import type { FollowUpKey } from '../follow-ups/queries.ts';

/** Identifies an item in a map. */
export const itemNameOf = ({ subject, itemKey }: Pick<FollowUpKey, 'subject' | 'itemKey'>) =>
  `${subject} ${itemKey}`;

/** Identifies a follow-up in its group. Several people may have one on the same thing. */
export const followUpKeyOf = ({
  subject,
  itemKey,
  userId,
}: Pick<FollowUpKey, 'subject' | 'itemKey' | 'userId'>) => `${subject} ${itemKey} ${userId}`;

/** What an item is about, as `subject key`. Items of several groups, and follow-ups, may be about the same. */
export const aboutOf = (kind: TodayKind, key: string): string =>
  kind === 'followUps' ? key.slice(0, key.lastIndexOf(' ')) : `${subjectOfKind[kind]} ${key}`;
