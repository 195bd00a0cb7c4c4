import { useEffect } from 'react';
import { prepareSearch } from './matchOptions.ts';
import type { Option } from './Option.ts';

/** Milliseconds: the list is on screen by then, and the first key seldom yet. */
const pause = 100;

/** Makes the options of an open list ready to be searched, once the list is on screen. */
export function useSearchReady(options: readonly Option[], isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setTimeout(prepareSearch, pause, options);
    return () => clearTimeout(timer);
  }, [options, isOpen]);
}
