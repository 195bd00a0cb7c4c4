import { ExternalLink } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { RouterProvider } from 'react-aria-components';
import { Header } from 'react-aria-components/Header';
import { Menu, MenuItem as AriaMenuItem, MenuSection } from 'react-aria-components/Menu';
import { PopoverSurface } from '../Popover/PopoverSurface.tsx';
import { followLink } from './followLink.ts';
import type { MenuItem, MenuSection as Section } from './MenuItem.ts';
import { useFirstItemFocus } from './useFirstItemFocus.ts';
import { useTabCloses } from './useTabCloses.ts';

interface MenuSurfaceProps extends Omit<
  ComponentProps<typeof PopoverSurface>,
  'children' | 'label'
> {
  readonly label: string;
  readonly sections: readonly Section[];
  readonly header: ReactNode;
}

/** A menu that opens has the focus on its first entry. */
const takesFocus = { autoFocus: 'first' } as const;

/** The menu of a `MenuButton`, a `menu`; arrows, Home, End and the first letters move in it. */
export function MenuSurface({ sections, header, ...surface }: MenuSurfaceProps) {
  const { onClose } = surface;
  const headerId = useId();
  const menu = useFirstItemFocus();
  useTabCloses(menu, onClose);
  return (
    <PopoverSurface {...surface}>
      {header && (
        <div id={headerId} data-part="header">
          {header}
        </div>
      )}
      <RouterProvider navigate={followLink}>
        <Menu
          ref={menu}
          aria-label={surface.label}
          {...(header && { 'aria-describedby': headerId })}
          {...takesFocus}
          onClose={onClose}
        >
          {sections.map(({ id, label, items }) => (
            <MenuSection key={id} aria-label={label ?? id}>
              {label && <Header>{label}</Header>}
              {items.map((item) => (
                <AriaMenuItem
                  key={item.id}
                  id={item.id}
                  textValue={item.label}
                  {...behaviour(item)}
                >
                  <Entry {...item} />
                </AriaMenuItem>
              ))}
            </MenuSection>
          ))}
        </Menu>
      </RouterProvider>
    </PopoverSurface>
  );
}

function behaviour(item: MenuItem) {
  if (!('href' in item)) return { onAction: item.onAction };
  const newTab = item.external ? { target: '_blank', rel: 'noopener' } : {};
  return { href: item.href, ...newTab };
}

function Entry(item: MenuItem) {
  const { label, icon: Icon } = item;
  return (
    <>
      {Icon && <Icon aria-hidden size={20} strokeWidth={1.75} />}
      <span>{label}</span>
      {'external' in item && item.external && (
        <ExternalLink aria-label="(opens in new tab)" size={16} strokeWidth={1.75} />
      )}
    </>
  );
}
