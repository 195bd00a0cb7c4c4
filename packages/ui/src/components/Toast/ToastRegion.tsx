import { CircleCheck, X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { announce } from '../Announcer/announce.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ToastList } from './ToastRegion.styles.ts';
import { dismissToast, type Toast, toasts } from './toasts.ts';
import { useIsHeld } from './useIsHeld.ts';

/** How long a toast stays at least, in milliseconds. */
const duration = 6_000;

/** Where toasts appear: place it once. */
export function ToastRegion() {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.read);
  if (shown.length === 0) return null;
  return (
    <ToastList aria-label="Notifications">
      {shown.map((toast) => (
        <ToastItem key={toast.id} toast={toast} />
      ))}
    </ToastList>
  );
}

/** One toast; it waits while the pointer or the focus is on it. */
function ToastItem({ toast: { id, message } }: { readonly toast: Toast }) {
  const item = useRef<HTMLLIElement>(null);
  const isHeld = useIsHeld(item);
  useEffect(() => announce(message), [message]);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => dismissToast(id), duration);
    return () => clearTimeout(timer);
  }, [id, isHeld]);

  return (
    <li ref={item}>
      <CircleCheck size={20} strokeWidth={1.75} aria-hidden />
      <span>{message}</span>
      <IconButton label="Dismiss" icon={<X aria-hidden />} onClick={() => dismissToast(id)} />
    </li>
  );
}
