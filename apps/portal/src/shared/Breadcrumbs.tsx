import { Link } from '@agent-portal/ui/Link';
import { generatePath, useParams } from 'react-router-dom';
import { BreadcrumbTrail } from './Breadcrumbs.styles.ts';
import { useRouteHandle } from './routeHandle.ts';

/** The pages above the one on screen, by the sitemap; nothing where it stands alone. */
export function Breadcrumbs() {
  const trail = useRouteHandle()?.trail ?? [];
  const params = useParams();
  if (trail.length === 0) return null;
  return (
    <BreadcrumbTrail aria-label="Breadcrumb">
      <ol>
        {trail.map(({ title, pattern }) => (
          <li key={pattern}>
            <Link href={generatePath(pattern, params)}>{title}</Link>
          </li>
        ))}
      </ol>
    </BreadcrumbTrail>
  );
}
