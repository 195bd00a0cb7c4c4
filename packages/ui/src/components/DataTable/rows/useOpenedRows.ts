import { useState } from 'react';
import { useOpened } from './useOpened.ts';

const none: ReadonlySet<string> = new Set();
const noRows: readonly object[] = [];

/**
 * Which rows of a list are open. Where the rows have no keys of their own, their positions are the keys: after
 * another list of rows has come, nothing is open.
 */
export function useOpenedRows(rows: readonly object[], hasKeys: boolean) {
  const state = useState(none);
  const placed = hasKeys ? noRows : rows;
  const [drawn, setDrawn] = useState(placed);
  if (placed.length !== drawn.length || placed.some((row, place) => row !== drawn[place])) {
    setDrawn(placed);
    state[1](none);
  }
  return useOpened(state);
}
