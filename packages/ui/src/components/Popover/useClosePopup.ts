import { focusedIn } from './returnFocus.ts';
import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent } from 'react';

const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';

/** Layers above a popup: toasts, and popups that open from it. */
const layersAbove = '[data-react-aria-top-layer], [popover]';

/** Keeps Tab between the first and the last element of a surface. */
function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  const found = [...event.currentTarget.querySelectorAll<HTMLElement>(focusable)].filter(
    ({ tabIndex }) => tabIndex >= 0,
  );
  const first = found.at(0);
  const last = found.at(-1);
  const active = focusedIn(event.currentTarget);
  // The heading has the focus first, and Tab does not reach it.
  const isAtStart = active === first || !found.some((element) => element === active);
  if (event.shiftKey ? !isAtStart : active !== last) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/** Keeps the mouse events that follow a touch from what is under the finger, until the next press. */
function swallowTouch(document: Document): void {
  const swallowing = new AbortController();
  const { signal } = swallowing;
  const options = { signal, capture: true };
  const swallow = (event: MouseEvent) => {
    // A key or a script sends a click, too.
    if (event.type === 'click' && event.detail === 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of ['mousedown', 'mouseup', 'click'] as const)
    document.addEventListener(type, swallow, options);
  document.addEventListener('pointerdown', () => swallowing.abort(), options);
}

/**
 * What closes a popup: Escape, and a press outside of it and its trigger. A touch outside closes it, and
 * presses nothing under the finger.
 * Returns its handler of keys, which also keeps Tab inside.
 */
export function useClosePopup(
  surface: RefObject<HTMLElement | null>,
  trigger: RefObject<HTMLElement | null>,
  onClose: () => void,
): (event: KeyboardEvent<HTMLElement>) => void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const document = surface.current?.ownerDocument;
    if (!document) return undefined;
    const isOutside = (event: Event) => {
      // The target of a press in a shadow root is its host.
      const path = event.composedPath();
      return (
        // A modal dialog over it makes it inert: a press in that is not outside.
        !surface.current?.closest('[inert]') &&
        !path.some((one) => 'matches' in one && (one as Element).matches(layersAbove)) &&
        ![surface.current, trigger.current].some((one) => one && path.includes(one))
      );
    };
    let startedOutside = false;
    const onPressStart = (event: Event) => {
      startedOutside = isOutside(event);
    };
    // After the press, the focus is where the user pressed.
    const onPressEnd = (event: Event) => {
      if (startedOutside && isOutside(event)) close();
      startedOutside = false;
    };
    // iOS sends no click for a touch of plain content.
    const onTouchUp = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') return;
      if (startedOutside && isOutside(event)) swallowTouch(document);
      onPressEnd(event);
    };
    // The focused element may have disappeared, so Escape does not reach the surface.
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape' && event.target === document.body) close();
    };
    document.addEventListener('pointerdown', onPressStart, true);
    document.addEventListener('click', onPressEnd, true);
    document.addEventListener('pointerup', onTouchUp, true);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPressStart, true);
      document.removeEventListener('click', onPressEnd, true);
      document.removeEventListener('pointerup', onTouchUp, true);
      document.removeEventListener('keydown', onKey);
    };
  }, [surface, trigger]);

  return (event) => {
    if (event.key === 'Tab') keepTabInside(event);
    if (event.key !== 'Escape') return;
    // Surrounding popups stay open.
    event.preventDefault();
    event.stopPropagation();
    onClose();
  };
}
