import {
  useActiveContracts,
  useAdditionalAgentIds,
  useVertaforeInformation,
} from '@agent-portal/data/profile/hooks';
import { Card } from '@agent-portal/ui/Card';
import { Skeleton } from '@agent-portal/ui/Skeleton';
import { HelpDesk } from '../../../shared/help/HelpDesk.tsx';
import { LoadError } from '../../../shared/page/LoadError.tsx';
import { SettingsFrame } from '../../../shared/settings/SettingsFrame.tsx';
import { AgentDetails } from './AgentDetails.tsx';
import { Contracts } from './Contracts.tsx';
import { RegionDetails } from './RegionDetails.tsx';
import { Cards } from '../../../shared/page/Cards.ts';
import { styled } from 'styled-components';

const ProfileCards = styled(Cards)`
  & address {
    font-style: normal;
  }

  & address > span {
    display: block;
  }
`;

/** /account-settings/profile: the carrier's data about the agent, read-only (decisions, 3). */
export function ProfilePage() {
  const agent = useVertaforeInformation();
  const contracts = useActiveContracts();
  const others = useAdditionalAgentIds();
  const regionCode = contracts.data?.contracts[0]?.regionCode;
  // Each part moves those below it, so they follow when it is there.
  const isKnown = (agent.data ?? agent.error) !== undefined;
  return (
    <SettingsFrame>
      <ProfileCards>
        <Card>
          <h2>Your details</h2>
          {agent.error && <LoadError error={agent.error} onRetry={agent.retry} />}
          {!agent.error && !agent.data && <Skeleton lines={3} />}
          {agent.data && <AgentDetails agent={agent.data} />}
        </Card>
        {isKnown && (
          <>
            <Card>
              <h2>Change your details</h2>
              <p>
                You cannot change these details in the portal. Ask the help desk to change them:
              </p>
              <HelpDesk />
            </Card>
            <Contracts contracts={contracts} others={others} />
            {regionCode && <RegionDetails regionCode={regionCode} />}
          </>
        )}
      </ProfileCards>
    </SettingsFrame>
  );
}

export { ProfilePage as Page };
