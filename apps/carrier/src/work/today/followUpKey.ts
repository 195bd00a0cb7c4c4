import type { TodayKind } from '@agent-portal/data/work/today/contract';
import { subjectOfKind } from '@agent-portal/data/work/today/subjects';
import type { FollowUpKey } from '../follow-ups/queries.ts';
import { itemNameOf } from '../itemNameOf.ts';

/** Identifies a follow-up in its group. Several people may have one on the same thing. */
export const followUpKeyOf = ({
  userId,
  ...item
}: Pick<FollowUpKey, 'subject' | 'itemKey' | 'userId'>) => `${itemNameOf(item)} ${userId}`;

/** What an item is about, as `subject key`. Items of several groups, and follow-ups, may be about the same. */
export const aboutOf = (kind: TodayKind, key: string): string =>
  kind === 'followUps'
    ? key.slice(0, key.lastIndexOf(' '))
    : itemNameOf({ subject: subjectOfKind[kind], itemKey: key });
