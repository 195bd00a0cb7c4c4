import { ChevronDown, Lock } from 'lucide-react';
import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';
import { useSession } from '../session/SessionContext.ts';
import { useFeatures } from '../session/useFeatures.ts';
import { Brand } from './Brand.tsx';
import { type VisibleItem, visibleNavigation } from './navigation.ts';

/** The side navigation [S2]: the disclosure pattern, lists of links and of buttons that open them. */
export function SideNavigation() {
  const { user } = useSession();
  const features = useFeatures();
  return (
    <nav className="frame-side frame-nav" aria-label="Main">
      <Brand />
      <NavigationList items={visibleNavigation(user, features)} />
    </nav>
  );
}

function NavigationList({
  items,
  id,
}: {
  readonly items: readonly VisibleItem[];
  readonly id?: string;
}) {
  return (
    <ul id={id}>
      {items.map((item) => (
        <li key={item.text}>
          {item.href ? (
            <NavigationLink item={item} href={item.href} />
          ) : (
            <NavigationParent item={item} />
          )}
        </li>
      ))}
    </ul>
  );
}

function NavigationLink({ item, href }: { readonly item: VisibleItem; readonly href: string }) {
  const { pathname } = useLocation();
  const Icon = item.icon;
  return (
    <a
      href={item.locked ? paths.login(href) : href}
      aria-current={pathname === href ? 'page' : undefined}
    >
      {Icon && <Icon size={20} strokeWidth={1.75} aria-hidden />}
      <span>{item.text}</span>
      {item.locked && (
        <>
          <Lock size={16} strokeWidth={1.75} aria-hidden />
          <span className="visually-hidden">(log in required)</span>
        </>
      )}
    </a>
  );
}

function NavigationParent({ item }: { readonly item: VisibleItem }) {
  const [isOpen, setIsOpen] = useState(true);
  const listId = useId();
  const Icon = item.icon;
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {Icon && <Icon size={20} strokeWidth={1.75} aria-hidden />}
        <span>{item.text}</span>
        <ChevronDown className="frame-nav-chevron" size={20} strokeWidth={1.75} aria-hidden />
      </button>
      {isOpen && <NavigationList id={listId} items={item.children ?? []} />}
    </>
  );
}
