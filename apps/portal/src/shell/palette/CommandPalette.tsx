import { Banner } from '@agent-portal/ui/Banner';
import { IconButton } from '@agent-portal/ui/IconButton';
import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { PaletteDialog } from './CommandPalette.styles.ts';
import { CommandList } from './CommandList.tsx';
import { CommandStatus } from './CommandStatus.tsx';
import { typedAhead } from './typedAhead.ts';
import { useCommands } from './useCommands.ts';
import { failureText, useTakeCommand } from './useTakeCommand.ts';

export interface CommandPaletteProps {
  /** What can be found, in words. */
  readonly label: string;
  readonly onClose: () => void;
}

/** Where the arrow keys lead from a row; past the end comes the other end. */
function nextRow(key: string, active: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (active + 1) % count;
  if (key === 'ArrowUp') return (active - 1 + count) % count;
  return undefined;
}

/**
 * The command palette: an APG combobox in a native modal dialog, which keeps the focus inside and
 * gives it back. The focus stays in the input; nothing that is typed is kept.
 */
export function CommandPalette({ label, onClose }: CommandPaletteProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  const input = useRef<HTMLInputElement>(null);
  const { pending, failed, reason, take } = useTakeCommand(close, () => input.current?.focus());
  const [text, setText] = useState(typedAhead.read);
  const [active, setActive] = useState(0);
  const listId = useId();
  const commands = useCommands(text);
  const rows = commands.groups.flatMap((group) => group.commands);
  const isListed = rows.length > 0 && !reason.asked;
  const current = Math.min(active, rows.length - 1);

  // From here on the input has the focus, and what is typed.
  useLayoutEffect(() => {
    dialog.current?.showModal();
    typedAhead.end();
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const next = rows.length > 0 ? nextRow(event.key, current, rows.length) : undefined;
    const row = rows[current];
    if (next !== undefined) setActive(next);
    else if (event.key === 'Enter' && row) take(row);
    else return;
    event.preventDefault();
  }

  return (
    <PaletteDialog ref={dialog} aria-label="Search" closedby="any" onClose={onClose}>
      <div data-part="field">
        <Search size={20} strokeWidth={1.75} aria-hidden />
        <input
          ref={input}
          role="combobox"
          type="text"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={isListed}
          aria-controls={listId}
          aria-activedescendant={isListed ? `${listId}-${current}` : undefined}
          placeholder={label}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setActive(0);
            reason.cancel();
          }}
          onKeyDown={onKeyDown}
        />
        <IconButton
          label="Close search"
          icon={<X size={20} strokeWidth={1.75} aria-hidden />}
          onClick={close}
        />
      </div>
      {reason.asked ? (
        <div data-part="question">
          <h2>Act for {reason.asked.name}</h2>
          {reason.question}
        </div>
      ) : (
        <>
          <CommandList
            id={listId}
            groups={commands.groups}
            active={current}
            onActivate={setActive}
            onTake={take}
          />
          {failed && <Banner tone="danger">{failureText(failed)}</Banner>}
          <CommandStatus
            text={text.trim()}
            count={rows.length}
            commands={commands}
            pending={pending}
          />
        </>
      )}
    </PaletteDialog>
  );
}
