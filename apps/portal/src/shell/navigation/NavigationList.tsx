import { ChevronDown } from 'lucide-react';
import { useId, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import {
  useVisibleNavigation,
  type VisibleItem,
} from '../../shared/navigation/NavigationContext.ts';
import { belongsTo } from '../../shared/navigation/belongsTo.ts';
import { listOf } from '../../shared/listOf.ts';
import { activeItem, holds } from './activeItem.ts';
import { LateCounts } from './counts/LateCounts.ts';
import { useDesktopNavigation } from './desktopNavigation.ts';
import { NavigationIcon } from './NavigationIcon.tsx';
import { NavigationLink } from './NavigationLink.tsx';

interface NavigationListProps {
  readonly items: readonly VisibleItem[];
  /** Only icons show: a parent opens the whole navigation. */
  readonly isRail: boolean;
}

/** The entries of the first level and all below them; the parents of the page on screen are open. */
export function NavigationList({ items, isRail }: NavigationListProps) {
  return <Level items={items} active={activeItem(items, usePlace())} isRail={isRail} />;
}

/** Where the reader is: on the page of a policy in its list, or until that is known in the one that led to it. */
function usePlace(): string {
  const { pathname } = useLocation();
  const [list, setList] = useState<string>();
  const said = useSyncExternalStore(belongsTo.subscribe, belongsTo.read);
  const here = listOf(pathname);
  if (here !== undefined && here !== list) setList(here);
  return (pathname.startsWith('/policy/') && (said ?? list)) || pathname;
}

interface LevelProps {
  readonly items: readonly VisibleItem[];
  readonly active: VisibleItem | undefined;
  readonly isRail: boolean;
  readonly id?: string;
}

function Level({ items, active, isRail, id }: LevelProps) {
  const { prefetch } = useVisibleNavigation();
  return (
    <ul id={id}>
      {items.map((item) => (
        <li key={`${item.text} ${item.href}`}>
          {item.href === undefined ? (
            <Parent item={item} active={active} isRail={isRail} />
          ) : (
            <NavigationLink
              item={item}
              href={item.href}
              isActive={item === active}
              onIntent={prefetch}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

/** A disclosure: it opens when the page on screen comes to stand below it, and as the reader likes. */
function Parent({
  item,
  active,
  isRail,
}: { readonly item: VisibleItem } & Omit<LevelProps, 'items'>) {
  const { toggle } = useDesktopNavigation();
  const isOnPath = holds(item, active);
  const [isOpen, setIsOpen] = useState(isOnPath);
  const [wasOnPath, setWasOnPath] = useState(isOnPath);
  if (wasOnPath !== isOnPath) {
    setWasOnPath(isOnPath);
    if (isOnPath) setIsOpen(true);
  }
  const listId = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen && !isRail}
        aria-controls={listId}
        data-holds={isOnPath ? '' : undefined}
        data-letter={item.icon ? undefined : item.text.charAt(0)}
        onClick={() => {
          if (isRail) toggle();
          setIsOpen(isRail || !isOpen);
        }}
      >
        <NavigationIcon id={item.icon} />
        <span>{item.text}</span>
        {(isRail || !isOpen) && <LateCounts of={item.children} />}
        <ChevronDown className="frame-nav-chevron" size={20} strokeWidth={1.75} aria-hidden />
      </button>
      {isOpen && !isRail && (
        <Level id={listId} items={item.children} active={active} isRail={isRail} />
      )}
    </>
  );
}
