import type { ReactNode } from 'react';
import { late } from '../late/late.ts';
import type { PopoverOffsets } from '../Popover/popoverOffset.ts';
import type { PopoverPlacement } from '../Popover/popoverPlacement.ts';
import { PopupTrigger } from '../Popover/PopupTrigger.styles.ts';
import { usePopupTrigger } from '../Popover/usePopupTrigger.ts';
import type { MenuSection } from './MenuItem.ts';

export interface MenuButtonProps {
  /** The trigger's accessible name, which holds the words it shows. */
  readonly label: string;
  /** What the trigger shows. */
  readonly trigger: ReactNode;
  readonly sections: readonly MenuSection[];
  /** Over the entries: who is signed in. */
  readonly header?: ReactNode;
  /** @default { base: 38 } */
  readonly offsets?: PopoverOffsets;
  /** @default 'bottom end' */
  readonly placement?: PopoverPlacement;
  readonly className?: string;
}

const MenuSurface = late(async () => (await import('./MenuSurface.tsx')).MenuSurface);

/** A `button` and the menu of actions and links that opens beside it. */
export function MenuButton(props: MenuButtonProps) {
  const { label, trigger, sections, header, offsets, placement = 'bottom end', className } = props;
  const menu = usePopupTrigger(MenuSurface.loadAhead, 'menu');
  return (
    <>
      <PopupTrigger {...menu.triggerProps} aria-label={label} className={className}>
        {trigger}
      </PopupTrigger>
      {menu.isOpen && (
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
