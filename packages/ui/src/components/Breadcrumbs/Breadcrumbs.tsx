import { Link } from '../Link/Link.tsx';
import { breadcrumbsWords } from '../../words/navigation.ts';
import { useWords } from '../../words/useWords.ts';
import type { RootProps } from '../rootProps/splitRoot.ts';
import { below } from '../../theme/breakpoints.ts';
import { token } from '../../theme/token.ts';
import { styled } from 'styled-components';

const BreadcrumbTrail = styled.nav`
  margin-block-end: ${token('space-4')};
  color: ${token('color-text-muted')};
  font-size: ${token('font-size-small')};
  line-height: ${token('line-height-small')};

  & ol {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    /* Where it wraps, its links are far enough apart for a finger. */
    row-gap: ${token('space-8')};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  /* The links are as high as a finger needs, without making the page longer. */
  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: max(24px, ${token('target')});
    margin-block: calc((${token('line-height-small')} - max(24px, ${token('target')})) / 2);
  }

  /* A phone has space for one parent page only. */
  @media ${below('md')} {
    & li:nth-last-child(n + 3) {
      display: none;
    }
  }

  & li:not(:last-child)::after {
    content: '/';
    content: '/' / '';
    padding-inline: ${token('space-8')};
  }
`;

/** A page on the way down to the one on screen. */
export interface BreadcrumbStep {
  readonly label: string;
  /** The address; none for a parent that is not a page, that the user may not open, or that is the page on screen. */
  readonly href?: string | undefined;
}

export interface BreadcrumbsProps extends RootProps {
  /** The pages above the one on screen, the uppermost first; without any nothing is rendered. */
  readonly items: readonly BreadcrumbStep[];
  /** The title of the page on screen. */
  readonly current: string | undefined;
  /** Names the trail. @default 'Breadcrumb' */
  readonly label?: string | undefined;
}

/**
 * The way down to the page on screen, a `nav`; nothing where the page has no parents.
 *
 * - **Also called:** trail, path.
 * - **When to use it:** Pages two or more levels deep, in the `trail` of `PageHeader`.
 * - **When not:** Pages side by side: `SectionTabs`. Steps of a task, because they are not parent pages.
 * - **Keys:**
 *   - Enter: Goes to the page.
 */
export function Breadcrumbs({ items, current, label, ...root }: BreadcrumbsProps) {
  const words = useWords('Breadcrumbs', breadcrumbsWords);
  if (items.length === 0) return null;
  return (
    <BreadcrumbTrail {...root} aria-label={label ?? words.label}>
      <ol>
        {items.map((step) => (
          <li key={step.label}>
            {step.href === undefined ? step.label : <Link href={step.href}>{step.label}</Link>}
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </BreadcrumbTrail>
  );
}
