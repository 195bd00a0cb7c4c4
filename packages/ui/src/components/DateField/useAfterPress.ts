import { useEffect, useRef } from 'react';

/**
 * Does something at once, or, while the mouse or a finger is down, as it comes up: what that changes
 * may move the button that is being pressed, and the press would be lost. It is done before the click.
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
