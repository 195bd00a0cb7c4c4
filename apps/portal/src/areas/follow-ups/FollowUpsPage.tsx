import { usePeople } from '@agent-portal/data/work/today/hooks';
import { token } from '@agent-portal/ui/theme/token';
import { useIsPhone } from '@agent-portal/ui/theme/useIsPhone';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { whoseOf, WhoseTabs } from '../../work/whose/WhoseTabs.tsx';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { startRowsOf } from '../../shared/list/startList.ts';
import { CalendarLink } from '../../shared/settings/CalendarLink.tsx';
import { followUpsList } from './followUpsList.tsx';

/** As high as the buttons next to it. */
const InHead = styled.div`
  margin-block: calc(-1 * ${token('space-2')});
`;

/** The choice of whose follow-ups show. Hidden if the agency has no other people, or the carrier does not say. */
function WhoseFollowUps() {
  const [search] = useSearchParams();
  const { data, error } = usePeople('followUps');
  const isAlone = error ?? data?.people.every(({ isYou }) => isYou);
  if (isAlone && whoseOf(search) === 'mine') return null;
  return (
    <InHead>
      <WhoseTabs label="Whose follow-ups" />
    </InHead>
  );
}

/**
 * /follow-ups: the reminders about requirements of the user or of its agency, the most overdue first. The head of a
 * phone has no space for the link to the calendar.
 */
export function FollowUpsPage() {
  const isPhone = useIsPhone();
  return (
    <>
      <ListPage
        list={followUpsList}
        actions={
          <>
            <WhoseFollowUps />
            {!isPhone && <CalendarLink />}
          </>
        }
      />
      {isPhone && <CalendarLink />}
    </>
  );
}

export { FollowUpsPage as Page };

export const startData = startRowsOf(followUpsList);
