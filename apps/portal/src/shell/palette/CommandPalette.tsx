import { Banner } from '@agent-portal/ui/Banner';
import {
  CommandPalette as Palette,
  type CommandPaletteActions,
} from '@agent-portal/ui/CommandPalette';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CommandStatus } from './CommandStatus.tsx';
import { countOf } from './commands/counted.ts';
import { usePortal } from '../../PortalContext.ts';
import { useCommands } from './commands/useCommands.ts';
import { useEarlyEnter } from './useEarlyEnter.ts';
import { failureText, useRunCommand } from './useRunCommand.ts';

export interface CommandPaletteProps {
  /** The things that a search can find, in words. */
  readonly label: string;
  readonly onClose: () => void;
}

/** The command palette: a search field and its rows. It does not store what the user types. */
export function CommandPalette({ label, onClose }: CommandPaletteProps) {
  const { typedAhead } = usePortal();
  const palette = useRef<CommandPaletteActions>(null);
  const { pending, failed, reason, run } = useRunCommand(() => palette.current?.close());
  const [text, setText] = useState(typedAhead.read);
  const isAsking = reason.asked !== undefined;
  const wasAsking = useRef(isAsking);
  const commands = useCommands(text);
  const groups = commands.groups.map((group) => ({
    title: group.title,
    count: countOf(group),
    commands: group.all ? [...group.commands, group.all] : group.commands,
  }));
  const rows = groups.flatMap((group) => group.commands);
  const { enter, isWaiting } = useEarlyEnter(text, commands, rows, run);

  // The input has the focus now; keys typed since the first render are added to its text.
  // oxlint-disable-next-line react/set-state-in-effect -- until now, keys were typed outside of React
  useLayoutEffect(() => setText(typedAhead.end()), [typedAhead]);

  useEffect(() => {
    if (wasAsking.current && !isAsking) palette.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

  return (
    <Palette
      actionsRef={palette}
      label={label}
      text={text}
      onText={(next) => reason.leave(() => setText(next))}
      groups={groups.map((group) => ({
        title: group.title,
        count: group.count,
        rows: group.commands.map((command) => ({
          key: `${command.to} ${command.label}`,
          label: command.label,
          detail: command.detail,
        })),
      }))}
      onTake={(row) => {
        const command = rows[row];
        if (command) run(command);
      }}
      onEnter={enter}
      onClose={onClose}
      mayClose={() => {
        if (reason.isUnsaved) reason.leave(() => palette.current?.close());
        return !reason.isUnsaved;
      }}
      question={reason.asked && { title: `Act for ${reason.asked.name}`, content: reason.question }}
    >
      {failed && <Banner tone="danger">{failureText(failed)}</Banner>}
      <CommandStatus
        text={text.trim()}
        commands={commands}
        pending={pending}
        isEntered={isWaiting}
      />
    </Palette>
  );
}
