import { useEffect, useRef } from 'react';

/** A hand may move the mouse by this many pixels during a click. */
const tremor = 4;

/** Clicks what the mouse was pressed on, if it has moved away from under a mouse that stayed. */
function clickIfMoved(down: MouseEvent, up: MouseEvent): void {
  const pressed =
    down.target instanceof Element && down.target.closest('a, button, input, label, [role]');
  const hasDragged = Math.hypot(up.clientX - down.clientX, up.clientY - down.clientY) > tremor;
  if (!(pressed instanceof HTMLElement) || hasDragged || pressed.contains(up.target as Node))
    return;
  const { left, right, top, bottom } = pressed.getBoundingClientRect();
  const isUnder =
    left <= up.clientX && up.clientX <= right && top <= up.clientY && up.clientY <= bottom;
  if (!isUnder) pressed.click();
}

/**
 * Returns what to call when a field is left. If a press of the mouse has left it, and an error that appears or goes
 * moves the pressed button, the press still counts as a click.
 */
export function useHeldPress(): () => void {
  const last = useRef<MouseEvent>(null);
  useEffect(() => {
    const onDown = (event: MouseEvent) => {
      const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
      // Other presses open menus and tabs, which `click()` would not.
      last.current = button === 0 && !(ctrlKey || metaKey || shiftKey || altKey) ? event : null;
    };
    window.addEventListener('mousedown', onDown, true);
    return () => window.removeEventListener('mousedown', onDown, true);
  }, []);
  return () => {
    const down = last.current;
    const onUp = (up: MouseEvent) => {
      if (down && down === last.current) clickIfMoved(down, up);
    };
    window.addEventListener('mouseup', onUp, { capture: true, once: true });
  };
}
