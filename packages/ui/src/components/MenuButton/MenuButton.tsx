import type { KeyboardEvent, ReactNode } from 'react';
import { lazyComponent } from '../lazyComponent/lazyComponent.ts';
import type { PopoverOffsets } from '../Popover/popoverOffset.ts';
import type { PopoverPlacement } from '../Popover/popoverPlacement.ts';
import { PopupTrigger } from '../Popover/PopupTrigger.styles.ts';
import { usePopupTrigger } from '../Popover/usePopupTrigger.ts';
import type { MenuSection } from './MenuItem.ts';

export interface MenuButtonProps {
  /** The trigger's accessible name, which contains its visible text. */
  readonly label: string;
  /** The content of the trigger. */
  readonly trigger: ReactNode;
  /**
   * Undefined while they load: the menu opens once they have loaded, unless the user leaves its trigger or
   * presses Escape before.
   */
  readonly sections: readonly MenuSection[] | undefined;
  /** Called when the pointer or the focus reaches the trigger: the time to preload the menu. */
  readonly onIntent?: (() => void) | undefined;
  /** Over the entries: the name of the user. */
  readonly header?: ReactNode;
  /** @default { base: 38 } */
  readonly offsets?: PopoverOffsets | undefined;
  /** @default 'bottom end' */
  readonly placement?: PopoverPlacement | undefined;
  readonly className?: string | undefined;
}

const MenuSurface = lazyComponent(async () => (await import('./MenuSurface.tsx')).MenuSurface);

/** A `button` and the menu of actions and links that it opens. */
export function MenuButton(props: MenuButtonProps) {
  const { label, trigger, sections, header, offsets, placement = 'bottom end', className } = props;
  const preload = () => {
    MenuSurface.preload();
    props.onIntent?.();
  };
  const menu = usePopupTrigger(preload, 'menu');
  const waiting = {
    onBlur: menu.cancel,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // What is around it stays open.
      event.stopPropagation();
      menu.cancel();
    },
  };
  return (
    <>
      <PopupTrigger
        {...menu.triggerProps}
        {...(menu.isOpen && !sections && waiting)}
        aria-label={label}
        className={className}
      >
        {trigger}
      </PopupTrigger>
      {menu.isOpen && sections && (
        <MenuSurface
          {...menu.surfaceProps}
          label={label}
          sections={sections}
          header={header}
          offsets={offsets}
          placement={placement}
        />
      )}
    </>
  );
}
