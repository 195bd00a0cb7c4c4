import { useEffect, useRef } from 'react';
import { NavigationIcon } from './NavigationIcon.tsx';
import type { NavigationItem } from './NavigationItem.ts';
import { Drawing } from '../Drawing/Drawing.tsx';
import { lock } from '../Drawing/drawings.ts';
import { navigationLinkWords } from '../../words/navigation.ts';
import { useWords } from '../../words/useWords.ts';

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
export function NavigationLink({ item, href, onIntent }: NavigationLinkProps) {
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
