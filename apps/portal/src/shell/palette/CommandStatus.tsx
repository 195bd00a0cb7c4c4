import { shortestPart } from '@agent-portal/data/search/contract';
import { Button } from '@agent-portal/ui/Button';
import { PaletteStatus } from '@agent-portal/ui/CommandPalette';
import type { Command, CommandGroup } from './commands/commandResults.ts';
import { mostCounted, resultCount } from './commands/counted.ts';
import { searchHint } from './commands/searchHint.ts';
import type { Commands } from './commands/useCommands.ts';

interface CommandStatusProps {
  readonly text: string;
  readonly commands: Commands;
  /** The agent that home office is about to act for. */
  readonly pending: Command | undefined;
  /** Enter was pressed before the answer arrived. */
  readonly isEntered: boolean;
}

/** The status of the palette's rows: searching, failed, no results, or how to find more. */
export function CommandStatus({ text, commands, pending, isEntered }: CommandStatusProps) {
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
