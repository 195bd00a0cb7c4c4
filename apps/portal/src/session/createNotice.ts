import { createStore } from '@agent-portal/data/client/createStore';

/** A message above the current page, such as why a link did not open. It disappears when the path changes. */
export function createNotice() {
  const { read, subscribe, write } = createStore<string | undefined>(undefined);
  return {
    read,
    subscribe,
    show: (text: string) => write(text),
    clear: () => write(undefined),
  };
}
