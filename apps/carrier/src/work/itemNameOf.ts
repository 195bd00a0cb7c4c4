import type { FollowUpSubject } from '@agent-portal/data/work/today/subjects';

/** What identifies an item: its subject, and its key within the subject. */
export interface ItemKey {
  readonly subject: FollowUpSubject;
  readonly itemKey: string;
}

/** The name of an item, which identifies it in a map. */
export const itemNameOf = ({ subject, itemKey }: ItemKey) => `${subject} ${itemKey}`;
