import { useSearchParams } from 'react-router-dom';
import { useColleagues } from '../../shared/assign/useColleagues.ts';
import { WhoseTabs } from '../../shared/assign/WhoseTabs.tsx';
import { whoseOf } from '../../shared/assign/whoseOf.ts';
import { AboveTheList } from './WhoseFollowUps.styles.ts';

/** Whose follow-ups show. Hidden where the agency has no one else, or the carrier does not say. */
export function WhoseFollowUps() {
  const [search] = useSearchParams();
  const colleagues = useColleagues(true);
  if (colleagues.length === 0 && whoseOf(search) === 'mine') return null;
  return (
    <AboveTheList>
      <WhoseTabs label="Whose follow-ups" />
    </AboveTheList>
  );
}
