import { ListPage } from '../../shared/list/ListPage.tsx';
import { CalendarLink } from '../../shared/settings/CalendarLink.tsx';
import { startRowsOf } from '../../shared/list/startList.ts';
import { deadlinesList } from './deadlinesList.tsx';

/** /deadlines: the days of the book that the agent should know before they come, soonest first. */
export function DeadlinesPage() {
  return <ListPage list={deadlinesList} actions={<CalendarLink />} />;
}

export { DeadlinesPage as Page };

export const startData = startRowsOf(deadlinesList);
