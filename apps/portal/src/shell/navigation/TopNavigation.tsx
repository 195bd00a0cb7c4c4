import { useLocation } from 'react-router-dom';
import { useSession } from '../../session/SessionContext.ts';
import { currentLink, topNavigationLinks } from './topNavigationLinks.ts';

/** The top navigation of the section on screen [S2]. */
export function TopNavigation() {
  const { user } = useSession();
  const { pathname } = useLocation();
  const links = topNavigationLinks(pathname, user);
  const current = currentLink(pathname, links);
  return (
    <nav className="frame-sections" aria-label="Main">
      <ul>
        {links.map((link) => (
          <li key={link.text}>
            <a
              href={link.href}
              aria-current={link === current ? (link.href === pathname ? 'page' : true) : undefined}
            >
              {link.text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
