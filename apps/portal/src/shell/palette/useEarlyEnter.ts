import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { Command } from './commands/commandResults.ts';
import { usePortal } from '../../PortalContext.ts';
import type { Commands } from './commands/useCommands.ts';

type Search = Pick<Commands, 'isSearching' | 'settledRows' | 'error'>;

/**
 * Enter in the palette. While the carrier is being asked, the first row is not known yet: Enter then
 * waits for the answer, and takes the first result of the text that it was pressed for. Typing
 * another text gives it up.
 * @param text what is typed
 * @param rows all rows that are shown
 */
export function useEarlyEnter(
  text: string,
  { isSearching, settledRows, error }: Search,
  rows: readonly Command[],
  take: (command: Command) => void,
) {
  const { typedAhead } = usePortal();
  const [entered, setEntered] = useState<{
    readonly text: string;
    readonly saw?: Command | undefined;
  }>();
  // Enter can come before the palette does.
  useLayoutEffect(() => {
    const typed = typedAhead.read();
    // oxlint-disable-next-line react/set-state-in-effect -- keys were typed outside of React, until this moment
    if (typedAhead.isEntered() && typed !== '') setEntered({ text: typed });
  }, [typedAhead]);
  const isEntered = entered?.text === text;
  if (entered && !isEntered) setEntered(undefined);

  const takeFirst = useEffectEvent(() => {
    setEntered(undefined);
    const [first] = rows;
    // After a failure the first row is not the first result.
    if (!first || error) return;
    // No user acts for an agent without having seen its name.
    if (first.kind !== 'agent' || entered?.saw?.to === first.to) take(first);
  });
  const isDue = isEntered && !isSearching;
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- an answer takes the row, and Enter counts once
    if (isDue) takeFirst();
  }, [isDue]);

  return {
    /** Enter waits for the answer. */
    isWaiting: isEntered && isSearching,
    /** Enter, with the row that is active. A row that the user chose, or that stays first, is taken at once. */
    enter: (row: number | undefined) => {
      const command = row === undefined ? undefined : rows[row];
      const isKnown = row !== undefined && (row > 0 || row < settledRows);
      if (isSearching && !isKnown) setEntered({ text, saw: command });
      else if (command) take(command);
    },
  };
}
