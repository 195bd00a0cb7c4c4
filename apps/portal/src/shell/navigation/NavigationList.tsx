import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import {
  useVisibleNavigation,
  type VisibleItem,
} from '../../shared/navigation/NavigationContext.ts';
import { activeItem, holds } from './activeItem.ts';
import { NavigationIcon } from './NavigationIcon.tsx';
import { NavigationLink } from './NavigationLink.tsx';

/** The entries of the first level and all below them; the parents of the page on screen are open. */
export function NavigationList({ items }: { readonly items: readonly VisibleItem[] }) {
  const { pathname } = useLocation();
  return <Level items={items} active={activeItem(items, pathname)} />;
}

interface LevelProps {
  readonly items: readonly VisibleItem[];
  readonly active: VisibleItem | undefined;
  readonly id?: string;
}

function Level({ items, active, id }: LevelProps) {
  const { prefetch } = useVisibleNavigation();
  return (
    <ul id={id}>
      {items.map((item) => (
        <li key={`${item.text} ${item.href}`}>
          {item.href === undefined ? (
            <Parent item={item} active={active} />
          ) : (
            <NavigationLink item={item} href={item.href} onIntent={prefetch} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** A disclosure: it opens when the page on screen comes to stand below it, and as the reader likes. */
function Parent({ item, active }: { readonly item: VisibleItem } & Pick<LevelProps, 'active'>) {
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
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <NavigationIcon id={item.icon} />
        <span>{item.text}</span>
        <ChevronDown className="frame-nav-chevron" size={20} strokeWidth={1.75} aria-hidden />
      </button>
      {isOpen && <Level id={listId} items={item.children} active={active} />}
    </>
  );
}
