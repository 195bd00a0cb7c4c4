import { useSearchParams } from 'react-router-dom';
import { useColleagues } from '../../shared/assign/useColleagues.ts';
import { WhoseTabs } from '../../shared/assign/WhoseTabs.tsx';
import { whoseOf } from '../../shared/assign/whoseOf.ts';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

const AboveTheList = styled.div`
  margin-block-end: ${token('space-12')};
`;

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
