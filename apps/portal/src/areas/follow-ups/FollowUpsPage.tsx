import { ListPage } from '../../shared/list/ListPage.tsx';
import { followUpsList } from './followUpsList.tsx';

/** /follow-ups: when the user wants to come back to requirements, the most overdue first. */
export function FollowUpsPage() {
  return <ListPage list={followUpsList} />;
}
