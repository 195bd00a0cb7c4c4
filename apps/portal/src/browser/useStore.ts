import type { Store } from '@agent-portal/data/client/createStore';
import { useSyncExternalStore } from 'react';

export const useStore = <Value>({
  subscribe,
  read,
}: Pick<Store<Value>, 'subscribe' | 'read'>): Value => useSyncExternalStore(subscribe, read);
