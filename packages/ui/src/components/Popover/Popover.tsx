import type { ReactNode } from 'react';
import { late } from '../late/late.ts';
import type { PopoverOffsets } from './popoverOffset.ts';
import { PopupTrigger } from './PopupTrigger.styles.ts';
import type { PopoverPlacement } from './popoverPlacement.ts';
import { usePopupTrigger } from './usePopupTrigger.ts';

export interface PopoverProps {
  /** The trigger's accessible name: 'Notifications, 2 new'. */
  readonly label: string;
  /** What the trigger shows. */
  readonly trigger: ReactNode;
  /** Heading of the panel; it takes the focus when the panel opens. */
  readonly title: string;
  /** Content that is not a menu, or how to draw it, given what closes the panel. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
  /** @default { base: 38 } */
  readonly offsets?: PopoverOffsets | undefined;
  /** @default 'bottom start' */
  readonly placement?: PopoverPlacement | undefined;
  readonly className?: string | undefined;
}

const PopoverPanel = late(async () => (await import('./PopoverPanel.tsx')).PopoverPanel);

/** A `button` and the dialog that opens beside it; for actions there is `MenuButton`. */
export function Popover(props: PopoverProps) {
  const { label, trigger, title, children, offsets, placement, className } = props;
  const popup = usePopupTrigger(PopoverPanel.loadAhead, 'dialog');
  return (
    <>
      <PopupTrigger {...popup.triggerProps} aria-label={label} className={className}>
        {trigger}
      </PopupTrigger>
      {popup.isOpen && (
        <PopoverPanel
          {...popup.surfaceProps}
          label={title}
          title={title}
          offsets={offsets}
          placement={placement}
        >
          {typeof children === 'function' ? children(popup.surfaceProps.onClose) : children}
        </PopoverPanel>
      )}
    </>
  );
}
