import { useEffect } from 'react';
import { prepareSearch } from './matchOptions.ts';
import type { Option } from './Option.ts';

/** Milliseconds: the list is on screen by then, and the first key seldom yet. */
const pause = 100;

/** Prepares the options of an open list for searching, in steps, once it is on screen. */
export function useSearchReady(options: readonly Option[], isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const next = () => {
      if (!prepareSearch(options)) timer = setTimeout(next);
    };
    let timer = setTimeout(next, pause);
    return () => clearTimeout(timer);
  }, [options, isOpen]);
}
