import { GroupedList, useListKeys } from '@agent-portal/ui/Combobox';
import { Banner } from '@agent-portal/ui/Banner';
import { IconButton } from '@agent-portal/ui/IconButton';
import { Search, X } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { PaletteDialog } from './CommandPalette.styles.ts';
import { CommandStatus } from './CommandStatus.tsx';
import { typedAhead } from './typedAhead.ts';
import { useCommands } from './useCommands.ts';
import { failureText, useTakeCommand } from './useTakeCommand.ts';

export interface CommandPaletteProps {
  /** What can be found, in words. */
  readonly label: string;
  readonly onClose: () => void;
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
  const commands = useCommands(text);
  const rows = commands.groups.flatMap((group) => group.commands);
  const list = useListKeys({
    rowCount: reason.asked ? 0 : rows.length,
    isStanding: true,
    onTake: takeRow,
  });

  // From here on the input has the focus, and what is typed.
  useLayoutEffect(() => {
    dialog.current?.showModal();
    typedAhead.end();
  }, []);

  function takeRow(row: number) {
    const command = rows[row];
    if (command) take(command);
  }

  return (
    <PaletteDialog ref={dialog} aria-label="Search" closedby="any" onClose={onClose}>
      <div data-part="field">
        <Search size={20} strokeWidth={1.75} aria-hidden />
        <input
          {...list.inputProps}
          ref={input}
          enterKeyHint="go"
          aria-label={label}
          placeholder={label}
          maxLength={100}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            list.open();
            reason.cancel();
          }}
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
          <GroupedList
            id={list.listId}
            label="Results"
            groups={commands.groups.map(({ title, commands }) => ({
              title,
              rows: commands.map(({ to, label, detail }) => ({ key: to, label, detail })),
            }))}
            active={list.active}
            onActivate={list.open}
            onTake={takeRow}
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
