import { useId, useState } from 'react';
import { NavigationIcon } from './NavigationIcon.tsx';
import type { NavigationItem } from './NavigationItem.ts';
import { NavigationLink } from './NavigationLink.tsx';
import { Drawing } from '../Drawing/Drawing.tsx';
import { chevronDown } from '../Drawing/drawings.ts';

export interface NavigationLevelProps {
  readonly items: readonly NavigationItem[];
  /** Only icons show: a parent opens the whole navigation. */
  readonly isRail: boolean;
  /** A parent was pressed in the rail. */
  readonly onOpen?: (() => void) | undefined;
  /** The reader is about to go to a page of the app: its address. */
  readonly onIntent?: ((href: string) => void) | undefined;
}

/** The entries of one level, and all below them. */
export function NavigationLevel({ items, id, ...rest }: NavigationLevelProps & { id?: string }) {
  return (
    <ul id={id}>
      {items.map((item) => (
        <li key={`${item.label} ${item.href}`}>
          {item.href === undefined ? (
            <Parent item={item} {...rest} />
          ) : (
            <NavigationLink item={item} href={item.href} onIntent={rest.onIntent} />
          )}
        </li>
      ))}
    </ul>
  );
}

type ParentProps = { readonly item: NavigationItem } & Omit<NavigationLevelProps, 'items'>;

/** A disclosure: it opens when the page on screen is below it, and when the user presses it. */
function Parent({ item, ...rest }: ParentProps) {
  const { isRail, onOpen } = rest;
  const isOnPath = item.isOnPath === true;
  const [isOpen, setIsOpen] = useState(isOnPath);
  const [wasOnPath, setWasOnPath] = useState(isOnPath);
  if (wasOnPath !== isOnPath) {
    setWasOnPath(isOnPath);
    if (isOnPath) setIsOpen(true);
  }
  const listId = useId();
  const isShown = isOpen && !isRail;
  return (
    <>
      <button
        type="button"
        aria-expanded={isShown}
        aria-controls={listId}
        data-holds={isOnPath ? '' : undefined}
        data-letter={item.icon ? undefined : item.label.charAt(0)}
        onClick={() => {
          if (isRail) onOpen?.();
          setIsOpen(isRail || !isOpen);
        }}
      >
        <NavigationIcon icon={item.icon} />
        <span>{item.label}</span>
        {!isShown && item.count}
        <Drawing of={chevronDown} className="frame-nav-chevron" />
      </button>
      {isShown && <NavigationLevel id={listId} items={item.children ?? []} {...rest} />}
    </>
  );
}
