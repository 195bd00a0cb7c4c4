import { Card } from '@agent-portal/ui/Card';
import { useSession } from '../../session/SessionContext.ts';
import { PageHeader } from '../../shared/PageHeader.tsx';

/** /home-office-user: the landing of home-office staff who act for no agent [S2]. */
export function Page() {
  const { user } = useSession();
  return (
    <>
      <PageHeader area="Home office" title={`${user.firstName} ${user.lastName}`.trim()} />
      <Card>
        <h2>No agent selected</h2>
        <p>
          You are signed in as {user.username}. Policies and reports belong to an agent: they open
          once you act for one.
        </p>
      </Card>
    </>
  );
}
