import { ListPage } from '../../shared/list/ListPage.tsx';
import { CalendarLink } from '../../shared/settings/CalendarLink.tsx';
import { followUpsList } from './followUpsList.tsx';
import { rowsOf } from '../../shared/list/startList.ts';
import { useSearchParams } from 'react-router-dom';
import { useColleagues } from '../../shared/assign/useColleagues.ts';
import { WhoseTabs } from '../../shared/assign/WhoseTabs.tsx';
import { whoseOf } from '../../shared/assign/whoseOf.ts';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

const AboveTheList = styled.div`
  margin-block-end: ${token('space-4')};
`;

/** Whose follow-ups show. Hidden where the agency has no one else, or the carrier does not say. */
function WhoseFollowUps() {
  const [search] = useSearchParams();
  const colleagues = useColleagues(true);
  if (colleagues.length === 0 && whoseOf(search) === 'mine') return null;
  return (
    <AboveTheList>
      <WhoseTabs label="Whose follow-ups" />
    </AboveTheList>
  );
}

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
