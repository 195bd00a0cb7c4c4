import { useVisibleNavigation } from '../../shared/navigation/NavigationContext.ts';
import { Brand } from '../frame/Brand.tsx';
import { useDesktopNavigation } from './desktopNavigation.ts';
import { NavigationList } from './NavigationList.tsx';

/** The side navigation [S2]: the disclosure pattern, lists of links and of buttons that open them. */
export function SideNavigation({ id }: { readonly id?: string }) {
  const { items, isFailed, retry } = useVisibleNavigation();
  const { isOpen } = useDesktopNavigation();
  // The drawer of phones, which has no id, is never closed to a rail.
  const isRail = id !== undefined && !isOpen;
  return (
    <nav
      className="frame-side frame-nav"
      id={id}
      aria-label="Main"
      aria-busy={!items && !isFailed ? true : undefined}
    >
      <Brand />
      {items && <NavigationList items={items} isRail={isRail} />}
      {!items && !isFailed && <div className="frame-nav-wait" aria-hidden="true" />}
      {isFailed && (
        <div className="frame-nav-failure">
          <p>The navigation could not be loaded.</p>
          <button type="button" onClick={retry}>
            Try again
          </button>
        </div>
      )}
    </nav>
  );
}
