import { Lock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../paths.ts';
import type { VisibleItem } from '../../shared/navigation/NavigationContext.ts';
import { LateCounts } from './counts/LateCounts.ts';
import { NavigationIcon } from './NavigationIcon.tsx';

/** A pointer that rests this long means to go there, in milliseconds. */
const rest = 80;

interface NavigationLinkProps {
  readonly item: VisibleItem;
  readonly href: string;
  /** The page on screen is this one, or belongs to it. */
  readonly isActive: boolean;
  /** The reader is about to go there. */
  readonly onIntent: (href: string) => void;
}

/** A link of the navigation: out of the portal in a new tab, through login where it is locked [S2]. */
export function NavigationLink({ item, href, isActive, onIntent }: NavigationLinkProps) {
  const { pathname } = useLocation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const forget = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);

  const isCurrent = pathname === href || (pathname === '/' && href === paths.home());
  const leads = !item.isExternal && !item.isLocked && !isCurrent;
  const intend = () => {
    forget();
    if (leads) timer.current = setTimeout(() => onIntent(href), rest);
  };

  return (
    <a
      href={item.isLocked ? paths.login(href) : href}
      aria-current={isCurrent ? 'page' : isActive || undefined}
      data-letter={item.icon ? undefined : item.text.charAt(0)}
      {...(item.isExternal && { target: '_blank', rel: 'noopener noreferrer' })}
      onPointerEnter={intend}
      onPointerLeave={forget}
      onFocus={intend}
      onBlur={forget}
    >
      <NavigationIcon id={item.icon} />
      <span>{item.text}</span>
      <LateCounts of={[item]} />
      {item.isExternal && <span className="visually-hidden"> (opens in new tab)</span>}
      {item.isLocked && (
        <>
          <Lock size={16} strokeWidth={1.75} aria-hidden />
          <span className="visually-hidden"> (log in required)</span>
        </>
      )}
    </a>
  );
}
