import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { Command } from './commands/commandResults.ts';
import { usePortal } from '../../PortalContext.ts';
import type { Commands } from './commands/useCommands.ts';

type Search = Pick<Commands, 'isSearching' | 'settledRows' | 'error'>;

/**
 * Handles Enter in the palette. During a search, the first row is not known yet: Enter then waits for the
 * answer and runs the first result of the current text. Typing another text cancels it.
 * @param text the search text
 * @param rows all visible rows
 */
export function useEarlyEnter(
  text: string,
  { isSearching, settledRows, error }: Search,
  rows: readonly Command[],
  run: (command: Command) => void,
) {
  const { typedAhead } = usePortal();
  const [entered, setEntered] = useState<{
    readonly text: string;
    readonly saw?: Command | undefined;
  }>();
  // The user can press Enter before the palette has loaded.
  useLayoutEffect(() => {
    const typed = typedAhead.read();
    // oxlint-disable-next-line react/set-state-in-effect -- until now, keys were typed outside of React
    if (typedAhead.isEntered() && typed !== '') setEntered({ text: typed });
  }, [typedAhead]);
  const isEntered = entered?.text === text;
  if (entered && !isEntered) setEntered(undefined);

  const takeFirst = useEffectEvent(() => {
    setEntered(undefined);
    const [first] = rows;
    // After a failed search, the first row is not the first result.
    if (!first || error) return;
    // A user must see an agent's name before acting for the agent.
    if (first.kind !== 'agent' || entered?.saw?.to === first.to) run(first);
  });
  const isDue = isEntered && !isSearching;
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the answer runs the row, and Enter applies once
    if (isDue) takeFirst();
  }, [isDue]);

  return {
    isWaiting: isEntered && isSearching,
    /** Handles Enter on the active row. Immediately runs a row that the user chose, or that stays first. */
    enter: (row: number | undefined) => {
      const command = row === undefined ? undefined : rows[row];
      const isKnown = row !== undefined && (row > 0 || row < settledRows);
      if (isSearching && !isKnown) setEntered({ text, saw: command });
      else if (command) run(command);
    },
  };
}
