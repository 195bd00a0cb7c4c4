import { late } from '@agent-portal/ui/late';
import { useLocation, useSearchParams } from 'react-router-dom';
import { actingAs } from '../../access/profileTitle.ts';
import { useSession } from '../../session/SessionContext.ts';
import { routeOf } from '../navigation/sitemap.ts';
import { publishBarHeight } from '../frame/publishBarHeight.ts';

const keepActingHeight = publishBarHeight('--acting-height');

const ResumeAccount = late(async () => (await import('./ResumeAccount.tsx')).ResumeAccount);
const ViewingAs = late(async () => (await import('./ViewingAs.tsx')).ViewingAs);

/**
 * Over the content: for whom the reader acts, which the document has shown already
 * (`early/paintAccount.ts`), and as whom the page is viewed; the ways out load late (decisions, 1).
 */
export function IdentityBar() {
  const { user, mode } = useSession();
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const isActing = mode === 'home-office-as-agent';
  const route = routeOf(pathname)?.route;
  const isLooking = route?.knowsViewAs && user.agentId !== '';
  const viewAs = (isLooking && search.get('viewAs')) || undefined;
  if (!isActing && viewAs === undefined) return null;
  return (
    <section ref={keepActingHeight} className="frame-acting" aria-label="Whose view this is">
      {isActing && (
        <div>
          <p>
            <strong>{actingAs(user)}</strong>
          </p>
          <ResumeAccount />
        </div>
      )}
      {viewAs && <ViewingAs value={viewAs} canSwitch={route?.knowsViewOnly === true} />}
    </section>
  );
}
