import { Link } from '@agent-portal/ui/Link';
import { generatePath, useParams } from 'react-router-dom';
import { BreadcrumbTrail } from './Breadcrumbs.styles.ts';
import { useRouteHandle } from './routeHandle.ts';

export interface BreadcrumbsProps {
  /** Where a page above leads instead, by its pattern: what only leads on may lead astray. */
  readonly leadsTo?: Readonly<Record<string, string | undefined>>;
}

/** The pages above the one on screen, by the sitemap; nothing where it stands alone. */
export function Breadcrumbs({ leadsTo }: BreadcrumbsProps) {
  const trail = useRouteHandle()?.trail ?? [];
  const params = useParams();
  if (trail.length === 0) return null;
  return (
    <BreadcrumbTrail aria-label="Breadcrumb">
      <ol>
        {trail.map(({ title, pattern }) => (
          <li key={pattern}>
            <Link href={leadsTo?.[pattern] ?? generatePath(pattern, params)}>{title}</Link>
          </li>
        ))}
      </ol>
    </BreadcrumbTrail>
  );
}
