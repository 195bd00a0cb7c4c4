import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { PopupSurface } from '../Popover/PopupSurface.tsx';
import { MenuEntries } from './MenuEntries.tsx';
import type { MenuSection } from './MenuItem.ts';
import { useMenuKeys } from './useMenuKeys.ts';

interface MenuSurfaceProps extends Omit<ComponentProps<typeof PopupSurface>, 'children'> {
  readonly label: string;
  readonly sections: readonly MenuSection[];
  readonly header: ReactNode;
  /** The focus starts on the last entry. @default false */
  readonly startsAtEnd?: boolean | undefined;
}

/** The menu of a `MenuButton`, a `menu`; arrows, Home, End and the first letters move in it. */
export function MenuSurface({
  label,
  sections,
  header,
  startsAtEnd = false,
  ...surface
}: MenuSurfaceProps) {
  const headerId = useId();
  const menu = useRef<HTMLDivElement>(null);
  const onKeyDown = useMenuKeys(surface.onClose);
  useLayoutEffect(() => {
    const entries = [...(menu.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
    entries.at(startsAtEnd ? -1 : 0)?.focus({ preventScroll: true });
  }, [startsAtEnd]);
  return (
    <PopupSurface {...surface}>
      {header && (
        <div id={headerId} data-part="header">
          {header}
        </div>
      )}
      <div
        ref={menu}
        role="menu"
        tabIndex={-1}
        aria-label={label}
        aria-describedby={header ? headerId : undefined}
        onKeyDown={onKeyDown}
      >
        {sections.map(({ id, label: name, items }) => (
          <div key={id} data-part="section" role={name ? 'group' : 'none'} aria-label={name}>
            {name && (
              <div aria-hidden data-part="label">
                {name}
              </div>
            )}
            <MenuEntries items={items} onClose={surface.onClose} />
          </div>
        ))}
      </div>
    </PopupSurface>
  );
}
