import { CircleCheck, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { announce } from '../Announcer/announce.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Toasts } from './ToastList.styles.ts';
import { dismissToast, type Toast } from './toasts.ts';
import { useIsHeld } from './useIsHeld.ts';

/** How long a toast stays at least, in milliseconds. */
const duration = 6_000;

/** The toasts on screen, a list in a landmark of its own: a reader of landmarks finds it. */
export function ToastList({ toasts }: { readonly toasts: readonly Toast[] }) {
  return (
    <section aria-label="Messages">
      <Toasts aria-label="Notifications">
        {toasts.map((toast) => (
          <ToastItem key={toast.id} toast={toast} />
        ))}
      </Toasts>
    </section>
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
