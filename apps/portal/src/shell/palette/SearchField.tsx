import { late } from '@agent-portal/ui/late';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '../../session/SessionContext.ts';
import { searchedBy } from './searched.ts';
import { typedAhead } from './typedAhead.ts';

const CommandPalette = late(async () => (await import('./CommandPalette.tsx')).CommandPalette);

/** The shortcut of the palette, on every page. */
const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;

/** The search in the top bar: opens the command palette, as do Ctrl+K and Cmd+K. */
export function SearchField() {
  const { user } = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    if (!isOpen) typedAhead.begin();
    setIsOpen(true);
  };
  const openByKey = useEffectEvent(open);
  const { label } = searchedBy(user);

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      // The browser's own search of its address bar.
      event.preventDefault();
      openByKey();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      <button
        className="frame-search"
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={CommandPalette.loadAhead}
        onFocus={CommandPalette.loadAhead}
        onClick={open}
      >
        <Search size={20} strokeWidth={1.75} aria-hidden />
        <span>{label}</span>
        <kbd aria-hidden>{navigator.platform.startsWith('Mac') ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      {isOpen && <CommandPalette label={label} onClose={() => setIsOpen(false)} />}
    </>
  );
}
