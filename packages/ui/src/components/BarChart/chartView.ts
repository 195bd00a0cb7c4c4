import { useSyncExternalStore } from 'react';

export type ChartView = 'chart' | 'table';

/** Where the choice is stored: it applies to every chart, and to the next visit. */
const storageKey = 'chartView';
const listeners = new Set<() => void>();
let chosen: ChartView | undefined;

function stored(): ChartView {
  try {
    return localStorage.getItem(storageKey) === 'table' ? 'table' : 'chart';
  } catch {
    return 'chart';
  }
}

const read = () => (chosen ??= stored());

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Shows every chart as a picture or as a table, now and on the next visit. */
export function setChartView(view: ChartView): void {
  chosen = view;
  try {
    localStorage.setItem(storageKey, view);
  } catch {
    // Without storage the choice applies until the document is closed.
  }
  for (const listener of listeners) listener();
}

/** How charts are shown: as pictures unless the user chose tables. */
export const useChartView = (): ChartView => useSyncExternalStore(subscribe, read, () => 'chart');
