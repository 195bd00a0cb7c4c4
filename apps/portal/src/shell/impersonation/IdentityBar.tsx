import { late } from '@agent-portal/ui/late';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useSession } from '../../session/SessionContext.ts';
import { routeOf } from '../navigation/sitemap.ts';
import { keepTop } from './keepTop.ts';

const ActingAsBar = late(async () => (await import('./ActingAsBar.tsx')).ActingAsBar);

/** The place over the content for whom the reader acts as or views as; its words load late. */
export function IdentityBar() {
  const { user, mode } = useSession();
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const isLooking = routeOf(pathname)?.route.knowsViewAs && user.agentId !== '';
  const viewAs = (isLooking && search.get('viewAs')) || undefined;
  if (mode !== 'home-office-as-agent' && viewAs === undefined) return null;
  return (
    <section ref={keepTop} className="frame-acting" aria-label="Whose view this is">
      <ActingAsBar viewAs={viewAs} />
    </section>
  );
}
