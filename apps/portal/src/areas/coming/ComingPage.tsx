import { Link } from '@agent-portal/ui/Link';
import { useLocation } from 'react-router-dom';
import { accessRules } from '../../access/accessRules.ts';
import { decide } from '../../access/guards.ts';
import { paths } from '../../paths.ts';
import { useSession } from '../../session/SessionContext.ts';
import { Breadcrumbs } from '../../shared/Breadcrumbs.tsx';
import { Coming } from '../../shared/Coming.tsx';
import { PageHeader } from '../../shared/PageHeader.tsx';
import { useRouteHandle } from '../../shared/routeHandle.ts';
import { meanwhile } from './meanwhile.ts';

const noFeatures = new Set<never>();

/** An area that a later version builds: which one it is, and what can be done meanwhile. */
export function Page() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const { title = '', trail = [] } = useRouteHandle() ?? {};
  const { text, pending } = meanwhile(pathname);
  const needs = accessRules.policies;
  const isPendingOpen = !decide({ needs, user, features: noFeatures, address: pathname });
  return (
    <>
      <PageHeader trail={<Breadcrumbs />} title={title} />
      <Coming name={[...trail.map((crumb) => crumb.title), title].join(' › ')}>
        <p>{text}</p>
        {pending && isPendingOpen && (
          <p>
            <Link href={paths.pending()}>Go to Pending</Link>
          </p>
        )}
      </Coming>
    </>
  );
}
