import type { KeyboardEvent } from 'react';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { returnFocus } from './returnFocus.ts';

/**
 * The plain button of a popup whose code is in a separate file. The code loads at hover, focus or press,
 * and the button keeps the focus until the popup has loaded.
 *
 * @param ref the app's own, of the button
 * @param haspopup the kind of popup, for assistive technology
 */
export function usePopupTrigger(
  preload: () => void,
  haspopup: 'menu' | 'dialog',
  ref?: Ref<HTMLButtonElement>,
) {
  const [isOpen, setIsOpen] = useState(false);
  const [startsAtEnd, setStartsAtEnd] = useState(false);
  const [triggerHeight, setTriggerHeight] = useState(0);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const surfaceRef = useRef<HTMLDivElement>(null);

  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(
    ref,
    () => triggerRef.current,
    [],
  );

  function open(isAtEnd = false) {
    // Safari does not focus a button at a click, and the popup gives the focus back to where it was.
    triggerRef.current?.focus();
    setTriggerHeight(triggerRef.current?.offsetHeight ?? 0);
    setStartsAtEnd(isAtEnd);
    setIsOpen(true);
  }

  function close() {
    returnFocus(surfaceRef.current, triggerRef.current);
    setIsOpen(false);
  }

  /** Closes before anything shows, so the focus does not move. */
  function cancel() {
    setIsOpen(false);
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event;
    if (haspopup !== 'menu' || (key !== 'ArrowDown' && key !== 'ArrowUp')) return;
    event.preventDefault();
    open(key === 'ArrowUp');
  }

  return {
    isOpen,
    cancel,
    /** Up opened it: the focus starts on the last entry of the menu. */
    startsAtEnd,
    /** The props of the popup. */
    surfaceProps: { triggerRef, surfaceRef, triggerHeight, onClose: close },
    triggerProps: {
      ref: triggerRef,
      type: 'button',
      'aria-haspopup': haspopup,
      'aria-expanded': isOpen,
      onPointerEnter: preload,
      onFocus: preload,
      onClick: isOpen ? close : () => open(),
      onKeyDown,
    },
  } as const;
}

/**
 * The props of the button that opens a popup, where an app renders it itself: spread them on a `Button`. Its name
 * is the `label`, which contains the button's visible text (WCAG 2.5.3).
 */
export type PopupTriggerProps = ReturnType<typeof usePopupTrigger>['triggerProps'] & {
  readonly 'aria-label': string;
};
