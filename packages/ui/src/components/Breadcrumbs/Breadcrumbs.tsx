import { Link } from '../Link/Link.tsx';
import { BreadcrumbTrail } from './Breadcrumbs.styles.ts';
import { breadcrumbsWords } from '../../words/navigation/breadcrumbsWords.ts';
import { useWords } from '../../words/useWords.ts';
import type { RootProps } from '../rootProps/RootProps.ts';

/** A page on the way down to the one on screen. */
export interface BreadcrumbStep {
  readonly title: string;
  /** The address; none for a parent that is no page, may not be opened, or is the page on screen. */
  readonly href?: string | undefined;
}

export interface BreadcrumbsProps extends RootProps {
  /** The pages above the one on screen, the uppermost first; without any nothing is drawn. */
  readonly steps: readonly BreadcrumbStep[];
  /** The title of the page on screen. */
  readonly current: string | undefined;
  /** Names the trail. @default 'Breadcrumb' */
  readonly label?: string | undefined;
}

/** The way down to the page on screen, a `nav`; nothing where the page has no parents. */
export function Breadcrumbs({ steps, current, label, ...root }: BreadcrumbsProps) {
  const words = useWords('Breadcrumbs', breadcrumbsWords);
  if (steps.length === 0) return null;
  return (
    <BreadcrumbTrail {...root} aria-label={label ?? words.label}>
      <ol>
        {steps.map((step) => (
          <li key={step.title}>
            {step.href === undefined ? step.title : <Link href={step.href}>{step.title}</Link>}
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </BreadcrumbTrail>
  );
}
