import { usePeople } from '@agent-portal/data/today/hooks';
import { useSearchParams } from 'react-router-dom';
import { WhoseTabs } from '../../shared/assign/WhoseTabs.tsx';
import { whoseOf } from '../../shared/assign/whoseOf.ts';

/** Whose follow-ups show. Hidden where the agency has no one else, or the carrier does not say. */
export function WhoseFollowUps() {
  const [search] = useSearchParams();
  const { data } = usePeople('followUps');
  const hasColleagues = data?.people.some(({ isYou }) => !isYou) ?? false;
  if (!hasColleagues && whoseOf(search) === 'mine') return null;
  return <WhoseTabs label="Whose follow-ups" />;
}
