import { emailParts } from '@agent-portal/format';
import { CircleCheck, X } from 'lucide-react';
import {
  Fragment,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useRef,
  type RefObject,
  useState,
} from 'react';
import { toastWords } from '../../words/feedback.ts';
import { useWords } from '../../words/useWords.ts';
import { announce } from '../Announcer/announce.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { dismissToast, type Toast } from './toasts.ts';
import { styled } from 'styled-components';
import { token } from '../../theme/token.ts';

/** Whether the pointer or the focus is on an element. */
function useIsHoveredOrFocused(element: RefObject<HTMLElement | null>): boolean {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const on = (type: string, listener: () => void) =>
      element.current?.addEventListener(type, listener, { signal: listening.signal });
    on('pointerenter', () => setIsHovered(true));
    on('pointerleave', () => setIsHovered(false));
    on('focusin', () => setIsFocused(true));
    on('focusout', () => setIsFocused(false));
    return () => listening.abort();
  }, [element]);
  return isHovered || isFocused;
}

const Toasts = styled.ul`
  display: grid;
  gap: ${token('space-8')};
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    gap: ${token('space-12')};
    padding-block: ${token('space-12')};
    padding-inline: ${token('space-16')} ${token('space-8')};
    background: ${token('color-surface')};
    border: 1px solid ${token('color-divider')};
    border-radius: ${token('radius-card')};
    box-shadow: 0 8px 24px ${token('color-shadow')};
  }

  & > li > svg {
    flex: none;
    color: ${token('color-success')};
  }

  & > li > span {
    flex: 1;
    overflow-wrap: anywhere;
  }
`;

/** The minimum time of a toast, in milliseconds. One with an action stays longer. */
const duration = { plain: 6_000, withAction: 20_000 };

/** The toasts on screen. */
export function ToastList({ toasts }: { readonly toasts: readonly Toast[] }) {
  const before = useRef<HTMLElement | null>(null);
  const list = useRef<HTMLUListElement>(null);

  // F6 is the usual key between the regions of a window. Toasts are last in the document, and a dialog traps Tab.
  const goByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return;
    const isInside = list.current?.contains(document.activeElement);
    const to = isInside
      ? before.current
      : list.current?.querySelector<HTMLElement>('li:last-child button');
    if (!to) return;
    event.preventDefault();
    to.focus();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => goByKey(event);
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, []);

  return (
    <Toasts
      ref={list}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
      }}
    >
      {toasts.map((toast) => (
        <ToastItem
          key={toast.id}
          toast={toast}
          onDismiss={(press) => {
            (nextDismiss(press) ?? before.current)?.focus();
            dismissToast(toast.id);
          }}
        />
      ))}
    </Toasts>
  );
}

/**
 * The next button after a toast is dismissed by key. After a pointer press there is none, because a toast with the
 * focus would stay.
 */
function nextDismiss({ currentTarget, detail }: MouseEvent): HTMLElement | null | undefined {
  const item = currentTarget.closest('li');
  const next = item?.nextElementSibling ?? item?.previousElementSibling;
  return detail === 0 ? next?.querySelector<HTMLElement>('button:last-of-type') : null;
}

interface ToastItemProps {
  readonly toast: Toast;
  readonly onDismiss: (press: MouseEvent) => void;
}

/** One toast; it waits while the pointer or the focus is on it. */
function ToastItem({ toast: { id, message, action }, onDismiss }: ToastItemProps) {
  const words = useWords('Toast', toastWords);
  const item = useRef<HTMLLIElement>(null);
  const isHeld = useIsHoveredOrFocused(item);
  const said = action ? `${message} ${words.reach(action.label)}` : message;
  const stays = action ? duration.withAction : duration.plain;
  useEffect(() => announce(said), [said]);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => dismissToast(id), stays);
    return () => clearTimeout(timer);
  }, [id, isHeld, stays]);

  return (
    <li ref={item}>
      <CircleCheck size="1.25em" strokeWidth={1.75} aria-hidden />
      <span>
        {emailParts(message).map((part, at) => (
          <Fragment key={part}>
            {at > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </span>
      {action && (
        <Button
          size="small"
          onClick={(press) => {
            onDismiss(press);
            action.onAction();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton
        label={words.dismiss}
        aria-label={words.dismissMessage(message)}
        icon={<X aria-hidden />}
        onClick={onDismiss}
      />
    </li>
  );
}
