import { usePeople } from '@agent-portal/data/today/hooks';
import { below } from '@agent-portal/ui/theme/breakpoints';
import { token } from '@agent-portal/ui/theme/token';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { WhoseTabs } from '../../shared/assign/WhoseTabs.tsx';
import { whoseOf } from '../../shared/assign/whoseOf.ts';
import { ListPage } from '../../shared/list/ListPage.tsx';
import { rowsOf } from '../../shared/list/startList.ts';
import { CalendarLink } from '../../shared/settings/CalendarLink.tsx';
import { followUpsList } from './followUpsList.tsx';

/** As high as the buttons next to it. On a phone, all of them are under the title from the start. */
const InHead = styled.div`
  margin-block: calc(-1 * ${token('space-2')});

  @media ${below('md')} {
    min-inline-size: min(12rem, calc(100vw - 2rem));
  }
`;

/** Whose follow-ups show. Hidden once it is known that the agency has no one else, or no one can know. */
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

/** /follow-ups: the reminders about requirements of the user or of its agency, the most overdue first. */
export function FollowUpsPage() {
  return (
    <ListPage
      list={followUpsList}
      actions={
        <>
          <WhoseFollowUps />
          <CalendarLink />
        </>
      }
    />
  );
}

export { FollowUpsPage as Page };

export const startData = rowsOf(followUpsList);
