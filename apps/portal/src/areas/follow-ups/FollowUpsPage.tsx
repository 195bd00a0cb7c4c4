import { ListPage } from '../../shared/list/ListPage.tsx';
import { followUpsList } from './followUpsList.tsx';
import { rowsOf } from '../../shared/list/startList.ts';

/** /follow-ups: the user's reminders about requirements, the most overdue first. */
export function FollowUpsPage() {
  return <ListPage list={followUpsList} />;
}

export { FollowUpsPage as Page };

export const startData = rowsOf(followUpsList);
