import { CircleCheck, X } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { announce } from '../Announcer/announce.ts';
import { ToastList } from './ToastRegion.styles.ts';
import { dismissToast, type Toast, toasts } from './toasts.ts';

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
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => announce(message), [message]);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => dismissToast(id), duration);
    return () => clearTimeout(timer);
  }, [id, isHeld]);

  return (
    <li
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <CircleCheck size={20} strokeWidth={1.75} aria-hidden />
      <span>{message}</span>
      <button type="button" aria-label="Dismiss" onClick={() => dismissToast(id)}>
        <X size={20} strokeWidth={1.75} aria-hidden />
      </button>
    </li>
  );
}
