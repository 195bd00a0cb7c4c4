import { useStore } from '../../browser/useStore.ts';
import { usePortal } from '../../PortalContext.ts';
import { createDisplay } from './createDisplay.ts';

/** The display settings that apply, and the store that changes them. */
export function useDisplay() {
  const store = usePortal().storeOf(createDisplay);
  return { display: useStore(store), store };
}
