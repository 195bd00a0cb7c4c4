import { ListPage } from '../../shared/list/ListPage.tsx';
import { CalendarLink } from '../../shared/settings/CalendarLink.tsx';
import { followUpsList } from './followUpsList.tsx';
import { WhoseFollowUps } from './WhoseFollowUps.tsx';
import { rowsOf } from '../../shared/list/startList.ts';

/** /follow-ups: the reminders about requirements of the user or of its agency, the most overdue first. */
export function FollowUpsPage() {
  return (
    <ListPage list={followUpsList} actions={<CalendarLink />}>
      <WhoseFollowUps />
    </ListPage>
  );
}

export { FollowUpsPage as Page };

export const startData = rowsOf(followUpsList);
