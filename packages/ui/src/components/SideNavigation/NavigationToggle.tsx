import { navigationToggleWords } from '../../words/navigation/navigationToggleWords.ts';
import { useWords } from '../../words/useWords.ts';
import { Drawing } from '../Drawing/Drawing.tsx';
import { panelLeft } from '../Drawing/drawings.ts';

export interface NavigationToggleProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** The id of the `SideNavigation`. */
  readonly controls: string;
  /** @default 'Side navigation' */
  readonly label?: string | undefined;
}

/** The button that opens the side navigation of wide screens, and closes it to a rail. */
export function NavigationToggle({ isOpen, onToggle, controls, label }: NavigationToggleProps) {
  const words = useWords('NavigationToggle', navigationToggleWords);
  return (
    <button
      className="frame-nav-toggle"
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
