import { formatCount } from '@agent-portal/format';
import { useFormat } from '../../words/useWords.ts';
import { type RootProps, joinClasses } from '../rootProps/splitRoot.ts';

interface NavigationCountProps extends RootProps<HTMLSpanElement> {
  /** Undefined while it loads, or if it is not available. */
  readonly count: number | undefined;
  /** The text after the count, for screen readers and in a tooltip: 'need attention'. */
  readonly what: string;
}

/**
 * A count behind an entry of the navigation; none is not shown.
 *
 * - **Also called:** counter, notification badge.
 * - **When to use it:** What needs attention, in the `count` of an entry of a `SideNavigation`.
 * - **When not:** How many things a page holds: `SectionTabs`.
 */
export function NavigationCount({ count, what, className, ...root }: NavigationCountProps) {
  const format = useFormat('count', formatCount);
  if (!count) return null;
  const number = format(count);
  const text = `${number} ${what}`;
  return (
    <span title={text} {...root} className={joinClasses('frame-nav-count', className)}>
      <span aria-hidden="true">{number}</span>
      <span className="visually-hidden">, {text}</span>
    </span>
  );
}
