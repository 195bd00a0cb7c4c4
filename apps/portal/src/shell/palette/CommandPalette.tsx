import { shortestPart } from '@agent-portal/data/search/contract';
import { Banner } from '@agent-portal/ui/Banner';
import { Button } from '@agent-portal/ui/Button';
import {
  CommandPalette as Palette,
  type CommandPaletteActions,
  PaletteStatus,
} from '@agent-portal/ui/CommandPalette';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { countOf, mostCounted, resultCount } from './commands/counted.ts';
import { usePortal } from '../../PortalContext.ts';
import { type Commands, useCommands } from './commands/useCommands.ts';
import { useEarlyEnter } from './useEarlyEnter.ts';
import { failureText, useRunCommand } from './useRunCommand.ts';
import type { Command, CommandGroup } from './commands/commandResults.ts';
import { searchHint } from './commands/searchHint.ts';

interface CommandStatusProps {
  readonly text: string;
  readonly commands: Commands;
  /** The agent that home office is about to act for. */
  readonly pending: Command | undefined;
  /** Enter was pressed before the answer arrived. */
  readonly isEntered: boolean;
}

/** The status of the palette's rows: searching, failed, no results, or how to find more. */
function CommandStatus({ text, commands, pending, isEntered }: CommandStatusProps) {
  const { groups, isSearching, error, retry } = commands;
  const shown = pending ? `${pending.label}…` : words(text, commands, isEntered);
  const rows = groups.length > 0 && !pending ? resultCount(groups) : '';
  const spoken = [rows, shown].filter(Boolean).join('. ');
  return (
    <PaletteStatus
      isBusy={isSearching || pending !== undefined}
      // The count is not announced while more rows may arrive.
      announcement={text !== '' && !isSearching ? spoken : undefined}
      action={
        error &&
        !pending && (
          <Button size="small" onClick={retry}>
            Try again
          </Button>
        )
      }
    >
      {shown}
    </PaletteStatus>
  );
}

function words(text: string, commands: Commands, isEntered: boolean): string | undefined {
  if (commands.isSearching) {
    const next = isEntered ? ' The first result opens when it is found.' : '';
    return `Searching ${commands.searched.things}…${next}`;
  }
  if (commands.error)
    return `The search for ${commands.searched.things} failed. ${commands.error.message}`;
  if (text === '') return searchHint(commands.searched);
  if (commands.needsMore)
    return `Type at least two characters to find ${commands.searched.things}.`;
  if (commands.groups.length === 0) return nothing(text, commands.searched);
  const more = commands.groups.flatMap((group) => moreOf(group) ?? []);
  return more.length > 0 ? `${more.join(', ')}: keep typing.` : undefined;
}

/** The message for a search without results, with suggestions. */
function nothing(text: string, searched: Commands['searched']): string {
  const { things, seesPolicies } = searched;
  const isNumber = seesPolicies && /^[\d\s().+/-]+$/.test(text);
  const isShort = things !== '' && text.length < shortestPart;
  const forNumbers = isNumber
    ? 'Type a full phone number, or the start of a policy, claim or case number.'
    : searchHint(searched);
  const next = isShort ? 'Two characters find whole words, such as the last name Ng.' : forNumbers;
  return `Nothing found for “${text}”. ${next}`;
}

/** Says that more letters find more of a group, if the group has no row that lists all of them. */
function moreOf({ title, more = 0, all }: CommandGroup): string | undefined {
  if (more === 0 || all) return undefined;
  const count = more > mostCounted ? `More than ${mostCounted} more` : `${more} more`;
  return `${count} under ${title}`;
}

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
