import { Card } from '@agent-portal/ui/Card';
import { Link } from '@agent-portal/ui/Link';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionContext.ts';
import { Text } from '@agent-portal/ui/Text';
import { PageHeader } from '@agent-portal/ui/PageHeader';
import { BecomeAUser } from '../../shell/impersonation/BecomeAUser.tsx';
import { token } from '@agent-portal/ui/theme/token';
import { styled } from 'styled-components';

const HomeOfficeUserBody = styled.div`
  max-inline-size: 48rem;

  & > p {
    margin-block: 0 ${token('space-24')};
  }

  & h2 {
    margin-block: 0 ${token('space-16')};
    font-size: ${token('font-size-h3')};
    line-height: ${token('line-height-h3')};
  }
`;

/** /home-office-user: the landing page of home office staff, who select here the agent to act for [S2]. */
export function HomeOfficeUserPage() {
  const { user, mode, hasLeftNavigation } = useSession();
  const name = `${user.firstName} ${user.lastName}`.trim();
  return (
    <HomeOfficeUserBody>
      <PageHeader
        trail={
          <Text as="div" size="small" tone="muted">
            Home office
          </Text>
        }
        title="Act for an agent"
      />
      {mode === 'home-office-as-agent' ? (
        <p>
          You act for {user.agentData?.name ?? 'an agent'} ({user.agentId}). Choose another agent
          here, or go back to <Link href={paths.myBusiness()}>Today</Link>.
        </p>
      ) : (
        <>
          <p>
            You are logged in as {name || user.username} ({user.username}). Policies and reports
            belong to an agent: they open once you act for one.
          </p>
          {hasLeftNavigation && (
            <p>
              <Link href={paths.settings('security')}>Login security</Link> of your own account
            </p>
          )}
        </>
      )}
      <Card>
        <h2>Become a User</h2>
        <BecomeAUser takesFocus />
      </Card>
    </HomeOfficeUserBody>
  );
}

export { HomeOfficeUserPage as Page };
