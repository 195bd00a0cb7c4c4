import { navigationToggleWords } from '../../words/navigation.ts';
import { useWords } from '../../words/useWords.ts';
import { Drawing } from '../Drawing/Drawing.tsx';
import { panelLeft } from '../Drawing/drawings.ts';
import { type RootProps, joinClasses } from '../rootProps/splitRoot.ts';

export interface NavigationToggleProps extends RootProps<HTMLButtonElement> {
  /** Whether the navigation is open. */
  readonly isOpen: boolean;
  /** Called when the button is pressed. */
  readonly onToggle: () => void;
  /** The id of the `SideNavigation`. */
  readonly controls: string;
  /** The name of the button. @default 'Side navigation' */
  readonly label?: string | undefined;
}

/**
 * The button that opens the side navigation of wide screens, and closes it to a rail.
 *
 * - **When to use it:** In the bar, for a `SideNavigation` that can be closed to a rail.
 * - **When not:** A phone: `NavigationDrawer`.
 * - **Keys:**
 *   - Enter, Space: Closes the navigation to a rail, and opens it.
 */
export function NavigationToggle({
  isOpen,
  onToggle,
  controls,
  label,
  className,
  ...root
}: NavigationToggleProps) {
  const words = useWords('NavigationToggle', navigationToggleWords);
  return (
    <button
      {...root}
      className={joinClasses('frame-nav-toggle', className)}
      type="button"
      aria-label={label ?? words.label}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      <Drawing of={panelLeft} />
    </button>
  );
}
