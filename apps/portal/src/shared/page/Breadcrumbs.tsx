import { Link } from '@agent-portal/ui/Link';
import { BreadcrumbTrail } from './Breadcrumbs.styles.ts';
import { type Step, useTrail } from './useTrail.ts';
import { useRouteHandle } from './routeHandle.ts';

export interface BreadcrumbsProps {
  /** The pages above those that the address names, the uppermost first. @default none */
  readonly above?: readonly Step[] | undefined;
  /** Where a page above leads instead, by its pattern: what only leads on may lead astray. */
  readonly leadsTo?: Readonly<Record<string, string | undefined>>;
  /** What a page above is called, by its address. @default its title in the sitemap */
  readonly names?: Readonly<Record<string, string>>;
  /** What the page on screen is called. @default its title in the sitemap */
  readonly current?: string | undefined;
}

/** The way down to the page on screen, by the sitemap; nothing where it stands alone. */
export function Breadcrumbs({ above, leadsTo, names, current }: BreadcrumbsProps) {
  const trail = useTrail(leadsTo, names);
  const title = useRouteHandle()?.title;
  const steps = [...(above ?? []), ...trail];
  if (steps.length === 0) return null;
  return (
    <BreadcrumbTrail aria-label="Breadcrumb">
      <ol>
        {steps.map((step) => (
          <li key={step.title}>
            {step.href === undefined ? step.title : <Link href={step.href}>{step.title}</Link>}
          </li>
        ))}
        <li aria-current="page">{current ?? title}</li>
      </ol>
    </BreadcrumbTrail>
  );
}
