import { type KeyboardEvent, useRef, useState } from 'react';

/** By how much a key moves; infinite to either end. */
const moves: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** One stop of the Tab key for many elements: arrows, Home and End move among them. */
export function useRovingFocus(count: number) {
  const elements = useRef<(SVGGElement | null)[]>([]);
  const [wanted, setWanted] = useState(0);
  const stop = Math.min(wanted, count - 1);

  function onKeyDown(event: KeyboardEvent): void {
    const move = moves[event.key];
    if (move === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    elements.current[Math.max(0, Math.min(count - 1, stop + move))]?.focus();
  }

  /** The props of the element at `index`. */
  const itemProps = (index: number) => ({
    ref: (element: SVGGElement | null) => {
      elements.current[index] = element;
    },
    tabIndex: index === stop ? 0 : -1,
    onFocus: () => setWanted(index),
    onKeyDown,
  });
  return { itemProps };
}
