import { Check, ChevronRight, Dot, ExternalLink } from 'lucide-react';
import { type MouseEvent, type PointerEvent, type RefObject, useRef, useState } from 'react';
import { menuButtonWords } from '../../words/overlays.ts';
import { useWords } from '../../words/useWords.ts';
import { focusedIn } from '../Popover/returnFocus.ts';
import type { IsOnItsWay } from './IsOnItsWay.ts';
import type { MenuItem } from './MenuItem.ts';
import { Submenu } from './Submenu.tsx';

interface MenuEntriesProps {
  readonly items: readonly MenuItem[];
  /** Closes all menus. */
  readonly onClose: () => void;
}

/** The entries of one menu or section. One of them may have an open submenu. */
export function MenuEntries({ items, onClose }: MenuEntriesProps) {
  const [open, setOpen] = useState<{ id: string; takesFocus: boolean }>();
  const wayRef = useRef<IsOnItsWay>(undefined);
  return items.map((item) => {
    const isOpen = open?.id === item.id;
    const entry = {
      item,
      wayRef,
      onFocus: () => {
        if (!isOpen) setOpen(undefined);
      },
    };
    if (!('items' in item)) return <Entry key={item.id} {...entry} onClose={onClose} />;
    const close = () => setOpen(undefined);
    return (
      <div key={item.id} role="none">
        <Entry
          {...entry}
          isOpen={isOpen}
          onOpen={(takesFocus) => setOpen({ id: item.id, takesFocus })}
          onClose={close}
        />
        {isOpen && (
          <Submenu
            label={item.label}
            takesFocus={open.takesFocus}
            wayRef={wayRef}
            onBack={close}
            onClose={onClose}
          >
            <MenuEntries items={item.items} onClose={onClose} />
          </Submenu>
        )}
      </div>
    );
  });
}

interface EntryProps {
  readonly item: MenuItem;
  readonly wayRef: RefObject<IsOnItsWay | undefined>;
  readonly onFocus: () => void;
  readonly onClose: () => void;
  readonly isOpen?: boolean | undefined;
  readonly onOpen?: ((takesFocus: boolean) => void) | undefined;
}

const icon = { 'aria-hidden': true, size: 20, strokeWidth: 1.75 } as const;

const isTouch = (event: Event) => event instanceof PointerEvent && event.pointerType === 'touch';

/** One entry of a menu: a link or a button. The focus follows the pointer, as in system menus. */
function Entry({ item, wayRef, onFocus, onClose, isOpen = false, onOpen }: EntryProps) {
  const words = useWords('MenuButton', menuButtonWords);
  const { label, icon: Icon, disabled = false } = item;
  const common = {
    role: 'menuitem',
    tabIndex: -1,
    'aria-disabled': disabled || undefined,
    onFocus,
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (wayRef.current?.(event)) return;
      const { currentTarget, pointerType } = event;
      if (currentTarget !== focusedIn(currentTarget)) currentTarget.focus({ preventScroll: true });
      if (onOpen && !isOpen && !disabled && pointerType === 'mouse') onOpen(false);
    },
  } as const;
  const content = (
    <>
      {Icon && <Icon {...icon} />}
      <span>{label}</span>
    </>
  );
  if ('href' in item && !disabled) {
    return (
      <a
        {...common}
        href={item.href}
        {...(item.external && { target: '_blank', rel: 'noopener' })}
        // The link stays in the document until the browser has followed it.
        onClick={() => setTimeout(onClose)}
      >
        {content}
        {item.external && <ExternalLink aria-label={words.newTab} size="1em" strokeWidth={1.75} />}
      </a>
    );
  }
  const choice = 'kind' in item ? item : undefined;
  const Mark = choice?.kind === 'radio' ? Dot : Check;
  return (
    <button
      {...common}
      {...(choice && { role: `menuitem${choice.kind}`, 'aria-checked': choice.checked })}
      {...(onOpen && { 'aria-haspopup': 'menu', 'aria-expanded': isOpen })}
      data-tone={'isDestructive' in item && item.isDestructive ? 'danger' : undefined}
      type="button"
      onClick={({ detail, nativeEvent }: MouseEvent) => {
        if (disabled) return;
        if (!onOpen && choice?.kind !== 'checkbox') onClose();
        if ('onAction' in item) item.onAction();
        // A mouse has opened it already, and a second press of a finger closes it.
        if (isOpen && isTouch(nativeEvent)) onClose();
        else onOpen?.(detail === 0);
      }}
    >
      {choice && <span data-part="mark">{choice.checked && <Mark {...icon} />}</span>}
      {content}
      {onOpen && <ChevronRight {...icon} data-part="forward" />}
    </button>
  );
}
