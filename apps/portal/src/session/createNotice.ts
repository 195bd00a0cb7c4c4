import { createStore } from '../browser/createStore.ts';

/** A message above the current page: why a navigation was refused. It disappears with the page. */
export function createNotice() {
  const { read, subscribe, write } = createStore<string | undefined>(undefined);
  return {
    read,
    subscribe,
    show: (text: string) => write(text),
    clear: () => write(undefined),
  };
}
