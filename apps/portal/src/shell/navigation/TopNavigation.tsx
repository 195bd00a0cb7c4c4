import { TopNavigation as Sections } from '@agent-portal/ui/TopNavigation';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../session/SessionContext.ts';
import { unknownFeatures, useFeatures } from '../../features/useFeatures.ts';
import { useStoredView } from '../../session/identity/useStoredView.ts';
import { listOf, useListHref } from '../../shared/list/address/listVersion.ts';
import { hrefInView } from './hrefInView.ts';
import { currentLink, topNavigationLinks } from './topNavigationLinks.ts';

/** The top navigation of the current section [S2]. */
export function TopNavigation() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const view = useStoredView();
  const known = useFeatures();
  const features = known === unknownFeatures ? undefined : known;
  const links = topNavigationLinks(pathname, { user, features });
  const listHref = useListHref();
  const here = currentLink(pathname, links);
  return (
    <Sections
      items={links.map((link) => ({
        label: link.label,
        href: hrefInView(listHref(link.href), view),
        current:
          link === here
            ? link.href === (listOf(pathname) ?? pathname)
              ? 'page'
              : true
            : undefined,
      }))}
    />
  );
}
