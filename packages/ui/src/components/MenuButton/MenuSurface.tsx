import { ExternalLink } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { PopupSurface } from '../Popover/PopupSurface.tsx';
import type { MenuItem, MenuSection } from './MenuItem.ts';
import { useMenuKeys } from './useMenuKeys.ts';

interface MenuSurfaceProps extends Omit<ComponentProps<typeof PopupSurface>, 'children'> {
  readonly label: string;
  readonly sections: readonly MenuSection[];
  readonly header: ReactNode;
}

/** The menu of a `MenuButton`, a `menu`; arrows, Home, End and the first letters move in it. */
export function MenuSurface({ label, sections, header, ...surface }: MenuSurfaceProps) {
  const headerId = useId();
  const menu = useRef<HTMLDivElement>(null);
  const onKeyDown = useMenuKeys(surface.onClose);
  useLayoutEffect(() => {
    menu.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus({ preventScroll: true });
  }, []);
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
            {items.map((item) => (
              <Entry key={item.id} item={item} onClose={surface.onClose} />
            ))}
          </div>
        ))}
      </div>
    </PopupSurface>
  );
}

interface EntryProps {
  readonly item: MenuItem;
  readonly onClose: () => void;
}

/** One entry of a menu: a link or a button. The pointer takes the focus with it, as in menus of the system. */
function Entry({ item, onClose }: EntryProps) {
  const { label, icon: Icon } = item;
  const common = {
    role: 'menuitem',
    tabIndex: -1,
    onPointerMove: ({ currentTarget }: { readonly currentTarget: HTMLElement }) => {
      if (currentTarget !== document.activeElement) currentTarget.focus({ preventScroll: true });
    },
  } as const;
  const content = (
    <>
      {Icon && <Icon aria-hidden size={20} strokeWidth={1.75} />}
      <span>{label}</span>
    </>
  );
  if (!('href' in item))
    return (
      <button
        {...common}
        type="button"
        onClick={() => {
          onClose();
          item.onAction();
        }}
      >
        {content}
      </button>
    );
  return (
    <a
      {...common}
      href={item.href}
      {...(item.external && { target: '_blank', rel: 'noopener' })}
      // The link stays in the document until the browser has followed it.
      onClick={() => setTimeout(onClose)}
    >
      {content}
      {item.external && (
        <ExternalLink aria-label="(opens in new tab)" size={16} strokeWidth={1.75} />
      )}
    </a>
  );
}
