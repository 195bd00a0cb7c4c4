import { lazyComponent } from '@agent-portal/ui/lazyComponent';
import { useLocation, useSearchParams } from 'react-router-dom';
import { actingAs } from '../../access/profileTitle.ts';
import { viewAs as viewOfTab } from '../../session/identity/viewAs.ts';
import { ownerOf } from '../../session/session.ts';
import { useSession } from '../../session/SessionContext.ts';
import { routeOf } from '../navigation/routeOf.ts';
import { publishBarHeight } from '../publishBarHeight.ts';

const keepActingHeight = publishBarHeight('--acting-height');

const ResumeAccount = lazyComponent(
  async () => (await import('./ResumeAccount.tsx')).ResumeAccount,
);
const ViewingAs = lazyComponent(async () => (await import('./ViewingAs.tsx')).ViewingAs);
const ViewIgnored = lazyComponent(async () => (await import('./ViewIgnored.tsx')).ViewIgnored);

/**
 * The bar above the content. It shows the agent that the user acts for (already painted by
 * `early/paintAccount.ts`) and the agent that the user views as, or that the page ignores View as. Its
 * buttons load after the first paint (decisions, 1).
 */
export function IdentityBar() {
  const { user, mode } = useSession();
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const isActing = mode === 'home-office-as-agent';
  const route = routeOf(pathname)?.route;
  const isAgent = user.agentId !== '';
  const viewAs = (isAgent && route?.knowsViewAs && search.get('viewAs')) || undefined;
  const ignored = (isAgent && route?.ignoresViewAs && viewOfTab.stored(ownerOf(user))) || undefined;
  if (!isActing && viewAs === undefined && ignored === undefined) return null;
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
      {ignored && <ViewIgnored value={ignored} />}
    </section>
  );
}
