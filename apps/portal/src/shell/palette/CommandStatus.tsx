import { Button } from '@agent-portal/ui/Button';
import { PaletteStatus } from '@agent-portal/ui/CommandPalette';
import type { Command, CommandGroup } from './commandResults.ts';
import type { Commands } from './useCommands.ts';

interface CommandStatusProps {
  readonly text: string;
  readonly count: number;
  readonly commands: Commands;
  /** The agent that is about to be acted for. */
  readonly pending: Command | undefined;
}

/** What the palette says of its rows: under way, failed, none, or how to find more. */
export function CommandStatus({ text, count, commands, pending }: CommandStatusProps) {
  const { isSearching, error, retry } = commands;
  const shown = pending ? `${pending.label}…` : words(text, count, commands);
  const rows = count > 0 && !pending ? `${count} ${count === 1 ? 'result' : 'results'}` : '';
  const spoken = [rows, shown].filter(Boolean).join('. ');
  return (
    <PaletteStatus
      isBusy={isSearching || pending !== undefined}
      // The count is silent while more may come.
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

function words(text: string, count: number, commands: Commands): string | undefined {
  if (commands.isSearching) return `Searching ${commands.searched.things}…`;
  if (commands.error)
    return `The search for ${commands.searched.things} failed. ${commands.error.message}`;
  if (text === '') return commands.searched.hint;
  if (commands.needsMore)
    return `Type at least three characters to find ${commands.searched.things}.`;
  if (count === 0) return nothing(text, commands.searched);
  const more = commands.groups.flatMap((group) => moreOf(group) ?? []);
  return more.length > 0 ? `${more.join(', ')}: keep typing.` : undefined;
}

/** What was not found, and what else to try. */
function nothing(text: string, { hint, seesPolicies }: Commands['searched']): string {
  const next =
    seesPolicies && /^[\d\s().+/-]+$/.test(text)
      ? 'Type a full phone number, or the start of a policy, claim or case number.'
      : hint;
  return `Nothing found for “${text}”. ${next}`;
}

/** The carrier counts no further than this. */
const mostCounted = 50;

function moreOf({ title, more = 0 }: CommandGroup): string | undefined {
  if (more === 0) return undefined;
  const count = more > mostCounted ? `More than ${mostCounted} more` : `${more} more`;
  return `${count} under ${title}`;
}
