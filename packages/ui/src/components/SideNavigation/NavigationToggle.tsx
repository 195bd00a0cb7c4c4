import { PanelLeft } from 'lucide-react';

export interface NavigationToggleProps {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** The id of the `SideNavigation`. */
  readonly controls: string;
  /** @default 'Side navigation' */
  readonly label?: string | undefined;
}

/** The button that opens the side navigation of wide screens, and closes it to a rail. */
export function NavigationToggle({
  isOpen,
  onToggle,
  controls,
  label = 'Side navigation',
}: NavigationToggleProps) {
  return (
    <button
      className="frame-nav-toggle"
      type="button"
      aria-label={label}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      <PanelLeft size={20} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
