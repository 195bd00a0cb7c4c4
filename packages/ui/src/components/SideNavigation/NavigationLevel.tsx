import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Drawing } from '../Drawing/Drawing.tsx';
import { chevronDown, lock } from '../Drawing/drawings.ts';
import { navigationLinkWords } from '../../words/navigation.ts';
import { useWords } from '../../words/useWords.ts';
import type { NavigationItem } from './NavigationItem.ts';

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

/** A pointer that rests this long means to go there, in milliseconds. */
const rest = 80;

interface NavigationLinkProps {
  readonly item: NavigationItem;
  readonly href: string;
  /** The reader is about to go there. */
  readonly onIntent: ((href: string) => void) | undefined;
}

const usualNote = ({ external, isLocked }: NavigationItem, words: typeof navigationLinkWords) =>
  [external && words.external, isLocked && words.locked].filter(Boolean).join(' ');

/** A link of the navigation; one to another site opens in a new tab. */
function NavigationLink({ item, href, onIntent }: NavigationLinkProps) {
  const words = useWords('NavigationLink', navigationLinkWords);
  const { external, isLocked, current, note = usualNote(item, words) } = item;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const forget = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);

  const leads = !external && !isLocked && current !== 'page';
  const intend = () => {
    forget();
    if (leads && onIntent) timer.current = setTimeout(() => onIntent(href), rest);
  };

  return (
    <a
      href={href}
      aria-current={current}
      data-letter={item.icon ? undefined : item.label.charAt(0)}
      {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
      onPointerEnter={intend}
      onPointerLeave={forget}
      onFocus={intend}
      onBlur={forget}
    >
      <NavigationIcon icon={item.icon} />
      <span>{item.label}</span>
      {item.count}
      {isLocked && <Drawing of={lock} size="1em" />}
      {note && <span className="visually-hidden"> {note}</span>}
    </a>
  );
}

/** The icon of an entry, in a place left free for it. */
function NavigationIcon({ icon }: { readonly icon: ReactNode }) {
  return (
    icon && (
      <i className="frame-nav-icon" aria-hidden="true">
        {icon}
      </i>
    )
  );
}
