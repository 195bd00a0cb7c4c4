import { Card } from '@agent-portal/ui/Card';
import { useSession } from '../../session/SessionContext.ts';
import { PageHeader } from '../../shared/PageHeader.tsx';
import { BecomeAUser } from '../../shell/impersonation/BecomeAUser.tsx';
import { HomeOfficeUserBody } from './HomeOfficeUserPage.styles.ts';

/** /home-office-user: the landing of home-office staff, who choose here whom to act for [S2]. */
export function Page() {
  const { user } = useSession();
  return (
    <HomeOfficeUserBody>
      <PageHeader area="Home office" title={`${user.firstName} ${user.lastName}`.trim()} />
      <p>
        You are signed in as {user.username}. Policies and reports belong to an agent: they open
        once you act for one.
      </p>
      <Card>
        <h2>Become a User</h2>
        <BecomeAUser />
      </Card>
    </HomeOfficeUserBody>
  );
}
