import type { ReactElement, ReactNode } from 'react';
import { lazyComponent } from '../lazyComponent/lazyComponent.ts';
import { LoadFailureDialog } from '../lazyComponent/LoadFailureDialog.tsx';
import { type RootProps, splitRoot } from '../rootProps/splitRoot.ts';
import type { PopoverOffsets } from './popoverOffset.ts';
import { PopupTrigger } from './PopupTrigger.styles.ts';
import type { PopoverPlacement } from './placeSurface.ts';
import { type PopupTriggerProps, usePopupTrigger } from './usePopupTrigger.ts';

export interface PopoverProps extends RootProps<HTMLButtonElement> {
  /**
   * The trigger's accessible name, which contains its visible text (WCAG 2.5.3): 'Notifications, 2 new'. The
   * props of a trigger that is a function have it, too.
   */
  readonly label: string;
  /** The content of the trigger, or a function that renders another button with the props that it gets. */
  readonly trigger: ReactNode | ((props: PopupTriggerProps) => ReactElement);
  /** Heading of the panel; it takes the focus when the panel opens. */
  readonly title: string;
  /** Content that is not a menu, or a function that renders it, called with `close`. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
  /**
   * Called before Escape, a press outside, Close or the trigger closes it: it closes once `close` is
   * called. @default it closes at once
   */
  readonly onCloseRequest?: ((close: () => void) => void) | undefined;
  /** Pixels from the middle of the trigger to the popover. @default { base: 38 } */
  readonly offsets?: PopoverOffsets | undefined;
  /** The edge of the trigger that it lines up with. @default 'bottom start' */
  readonly placement?: PopoverPlacement | undefined;
}

const PopoverPanel = lazyComponent(async () => (await import('./PopoverPanel.tsx')).PopoverPanel, {
  fallback: LoadFailureDialog,
});

/**
 * A `button` and the dialog that it opens; for actions there is `MenuButton`.
 *
 * - **Also called:** popup, flyout, toggletip.
 * - **When to use it:** Content: notices, help, a small form.
 * - **When not:** Actions: `MenuButton`.
 * - **Keys:**
 *   - Enter, Space: Opens it; its heading takes the focus.
 *   - Escape: Closes it; the focus goes back to the button.
 */
export function Popover({ ref, ...props }: PopoverProps) {
  const { label, trigger, title, children, offsets, placement } = props;
  const { isOpen, surfaceProps, ...popup } = usePopupTrigger(PopoverPanel.preload, 'dialog', ref);
  const { onClose: close } = surfaceProps;
  const requestClose = () => (props.onCloseRequest ? props.onCloseRequest(close) : close());
  const triggerProps = {
    ...splitRoot(props).root,
    'aria-label': label,
    'aria-describedby': props['aria-describedby'],
    ...popup.triggerProps,
    ...(isOpen && { onClick: requestClose }),
  };
  return (
    <>
      {typeof trigger === 'function' ? (
        trigger(triggerProps)
      ) : (
        <PopupTrigger {...triggerProps}>{trigger}</PopupTrigger>
      )}
      {isOpen && (
        <PopoverPanel
          {...surfaceProps}
          onClose={requestClose}
          title={title}
          offsets={offsets}
          placement={placement}
        >
          {typeof children === 'function' ? children(close) : children}
        </PopoverPanel>
      )}
    </>
  );
}
