import { useSyncExternalStore } from 'react';
import { lazyComponent } from '../lazyComponent/lazyComponent.ts';
import { toasts } from './toasts.ts';

const ToastList = lazyComponent(async () => (await import('./ToastList.tsx')).ToastList);

/** The place of toasts: render it once. Its code loads with the first toast. */
export function ToastRegion() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.read, toasts.read);
  return shown.length === 0 ? null : <ToastList toasts={shown} />;
}
