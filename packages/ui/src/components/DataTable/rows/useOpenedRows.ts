import { useState } from 'react';
import { useOpened } from './useOpened.ts';

const none: ReadonlySet<string> = new Set();

/**
 * Which rows of a list are open. Where their positions are their keys, nothing is open after another list of
 * rows has come.
 */
export function useOpenedRows(rows: readonly object[], arePlaced: boolean) {
  const state = useState(none);
  const [drawn, setDrawn] = useState(rows);
  if (arePlaced && (rows.length !== drawn.length || rows.some((row, at) => row !== drawn[at]))) {
    setDrawn(rows);
    state[1](none);
  }
  return useOpened(state);
}
