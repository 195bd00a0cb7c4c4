import { ButtonLink } from '@agent-portal/ui/Button';
import { Card } from '@agent-portal/ui/Card';
import { Link } from '@agent-portal/ui/Link';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionContext.ts';
import { carrierName } from '../../shared/carrier.ts';
import { PageHeader } from '../../shared/PageHeader.tsx';

/** /home: where everybody arrives; it needs no login [S2]. */
export function Page() {
  const { user, mode } = useSession();
  return (
    <>
      <PageHeader title={user.firstName ? `Welcome, ${user.firstName}` : 'Welcome'} />
      {mode === 'visitor' ? (
        <Card>
          <h2>Your book of business, in one place</h2>
          <p>
            Agents of {carrierName} follow their pending policies here, see what each one still
            needs, and take the list along as an Excel file.
          </p>
          <p>
            <ButtonLink variant="primary" href={paths.login(paths.home())}>
              Log in
            </ButtonLink>
          </p>
        </Card>
      ) : (
        <Card>
          <h2>Pending policies</h2>
          <p>The requirements that your pending policies still wait for, newest first.</p>
          <p>
            <Link href={paths.pending()}>Go to Pending</Link>
          </p>
        </Card>
      )}
    </>
  );
}
