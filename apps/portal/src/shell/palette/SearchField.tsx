import { lazyComponent, LoadFailureDialog } from '@agent-portal/ui/lazyComponent';
import { Drawing, drawings } from '@agent-portal/ui/Drawing';
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useSession } from '../../session/SessionContext.ts';
import { searchedBy } from './commands/searched.ts';
import { usePortal } from '../../PortalContext.ts';

const CommandPalette = lazyComponent(
  async () => (await import('./CommandPalette.tsx')).CommandPalette,
  { fallback: LoadFailureDialog },
);

/** The shortcut of the palette, on every page. */
const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && ctrlKey !== metaKey && !altKey && !shiftKey;

/** The search in the top bar: opens the command palette, as do Ctrl+K and Cmd+K. */
export function SearchField() {
  const { typedAhead } = usePortal();
  const { user } = useSession();
  // A dialog reports its close a moment late. The user may have opened the next one by then.
  const [opening, setOpening] = useState<number>();
  const openings = useRef(0);
  const open = () => {
    if (document.querySelector('dialog[open][aria-label="Search"]')) return;
    typedAhead.begin(() => setOpening(undefined));
    openings.current += 1;
    setOpening(openings.current);
  };
  const openByKey = useEffectEvent(open);
  const { label } = searchedBy(user);

  // Before the first paint of the field, so that no key is lost.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      // Prevents the browser's search in the address bar.
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
        onPointerEnter={CommandPalette.preload}
        onFocus={CommandPalette.preload}
        onClick={open}
      >
        <Drawing of={drawings.search} />
        <span>{label}</span>
        <kbd aria-hidden>{navigator.platform.startsWith('Mac') ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      {opening !== undefined && (
        <CommandPalette
          key={opening}
          label={label}
          onClose={() => setOpening((now) => (now === opening ? undefined : now))}
        />
      )}
    </>
  );
}
