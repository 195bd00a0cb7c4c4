import { useEffect, useRef } from 'react';

/**
 * Runs an action at once, or, while the mouse or a finger is down, once it is up and before the click.
 * Otherwise a change of layout could move the button that is being pressed, and the press would be lost.
 */
export function useAfterPress(): (act: () => void) => void {
  const isDown = useRef(false);
  useEffect(() => {
    const down = () => {
      isDown.current = true;
    };
    const up = () => {
      isDown.current = false;
    };
    window.addEventListener('mousedown', down, true);
    window.addEventListener('mouseup', up, true);
    return () => {
      window.removeEventListener('mousedown', down, true);
      window.removeEventListener('mouseup', up, true);
    };
  }, []);
  return (act) => {
    if (isDown.current) window.addEventListener('mouseup', act, { capture: true, once: true });
    else act();
  };
}
