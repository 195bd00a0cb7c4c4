import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import { lazyComponent } from '../lazyComponent/lazyComponent.ts';
import { LoadFailureDialog } from '../lazyComponent/LoadFailureDialog.tsx';
import type { PopoverOffsets } from '../Popover/popoverOffset.ts';
import type { PopoverPlacement } from '../Popover/placeSurface.ts';
import { PopupTrigger } from '../Popover/PopupTrigger.styles.ts';
import { type PopupTriggerProps, usePopupTrigger } from '../Popover/usePopupTrigger.ts';
import { type RootProps, splitRoot } from '../rootProps/splitRoot.ts';
import type { MenuSection } from './MenuItem.ts';

export interface MenuButtonProps extends RootProps<HTMLButtonElement> {
  /**
   * The trigger's accessible name, which contains its visible text (WCAG 2.5.3): 'Actions of order 1042'. The
   * props of a trigger that is a function have it, too.
   */
  readonly label: string;
  /** The content of the trigger, or a function that renders another button with the props that it gets. */
  readonly trigger: ReactNode | ((props: PopupTriggerProps) => ReactElement);
  /**
   * Undefined while they load: the menu opens once they have loaded, unless the user leaves its trigger or
   * presses Escape before.
   */
  readonly sections: readonly MenuSection[] | undefined;
  /** Called when the pointer or the focus reaches the trigger: the time to preload the menu. */
  readonly onIntent?: (() => void) | undefined;
  /** Over the entries: the name of the user. */
  readonly header?: ReactNode;
  /** Pixels from the middle of the trigger to the popover. @default { base: 38 } */
  readonly offsets?: PopoverOffsets | undefined;
  /** The edge of the trigger that it lines up with. @default 'bottom end' */
  readonly placement?: PopoverPlacement | undefined;
}

const MenuSurface = lazyComponent(async () => (await import('./MenuSurface.tsx')).MenuSurface, {
  fallback: LoadFailureDialog,
});

/**
 * A `button` and the menu of actions and links that it opens.
 *
 * - **Also called:** dropdown, context menu, overflow menu, kebab.
 * - **When to use it:** More than two actions, or links, about one thing; also choices that stay,
 *   and menus of entries.
 * - **When not:** One action: `Button`. Content: `Popover`.
 * - **Do:** Several actions on one thing; the one that deletes is last, in its own section.
 * - **Don’t:** A menu of one action takes two presses: use a `Button`.
 * - **Keys:**
 *   - Enter, Space, Down: Opens the menu.
 *   - Up: Opens the menu with the focus on its last action.
 *   - Down, Up: Goes to the next action.
 *   - Home, End: Goes to the first or last action.
 *   - first letters: Go to the action that starts with them.
 *   - Enter: In the menu, does the action or makes the choice, and closes it; after a checkbox it
 *     stays open.
 *   - Right, Left: Opens the menu of an entry, and closes it; from right to left, the other way
 *     round.
 *   - Escape, Tab: Closes it; after Escape the focus goes back to the button.
 */
export function MenuButton({ ref, ...props }: MenuButtonProps) {
  const { label, trigger, sections, header, offsets, placement = 'bottom end' } = props;
  const preload = () => {
    MenuSurface.preload();
    props.onIntent?.();
  };
  const menu = usePopupTrigger(preload, 'menu', ref);
  const waiting = {
    onBlur: menu.cancel,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Surrounding popups stay open.
      event.stopPropagation();
      menu.cancel();
    },
  };
  const triggerProps = {
    ...splitRoot(props).root,
    'aria-label': label,
    'aria-describedby': props['aria-describedby'],
    ...menu.triggerProps,
    ...(menu.isOpen && !sections && waiting),
  };
  return (
    <>
      {typeof trigger === 'function' ? (
        trigger(triggerProps)
      ) : (
        <PopupTrigger {...triggerProps}>{trigger}</PopupTrigger>
      )}
      {menu.isOpen && sections && (
        <MenuSurface
          {...menu.surfaceProps}
          label={label}
          sections={sections}
          startsAtEnd={menu.startsAtEnd}
          header={header}
          offsets={offsets}
          placement={placement}
        />
      )}
    </>
  );
}
