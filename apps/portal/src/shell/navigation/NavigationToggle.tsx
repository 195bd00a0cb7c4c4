import { PanelLeft } from 'lucide-react';
import { useDesktopNavigation } from './desktopNavigation.ts';

/** The button that opens and closes the side navigation of wide screens [S2]. */
export function NavigationToggle({ controls }: { readonly controls: string }) {
  const { isOpen, toggle } = useDesktopNavigation();
  return (
    <button
      className="frame-nav-toggle"
      type="button"
      aria-label="Side navigation"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={toggle}
    >
      <PanelLeft size={20} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
