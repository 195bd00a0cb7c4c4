import { type RefObject, useEffect, useState } from 'react';

/** The key of the line with the focus, or of the last one that had it, so that it stays drawn. */
export function useFocusedLine(
  frame: RefObject<HTMLElement | null>,
  keys: readonly string[],
): string | undefined {
  const [focused, setFocused] = useState<string>();
  useEffect(() => {
    const element = frame.current;
    const onFocus = ({ target }: FocusEvent) => {
      const line = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
      setFocused(line ? keys[Number(line.dataset['place'])] : undefined);
    };
    element?.addEventListener('focusin', onFocus);
    return () => element?.removeEventListener('focusin', onFocus);
  }, [frame, keys]);
  return focused;
}
