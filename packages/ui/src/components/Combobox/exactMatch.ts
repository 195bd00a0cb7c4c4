import { foldText } from '@agent-portal/format';
import type { Matches } from './matchOptions.ts';
import type { Option } from './Option.ts';

/** The only matching option; undefined if there is none, or more than one. */
function onlyMatch(matches: Matches, isMeant: (option: Option) => boolean): Option | undefined {
  let found: Option | undefined;
  for (let row = 0; row < matches.length; row += 1) {
    const option = matches.at(row);
    if (!option || !isMeant(option)) continue;
    if (found) return undefined;
    found = option;
  }
  return found;
}

/** The option whose whole label was typed: exactly, or else as a search compares texts. */
function matchOf(matches: Matches, text: string, isDisabled: boolean): Option | undefined {
  const typed = text.trim();
  const wanted = foldText(typed);
  if (wanted === '') return undefined;
  const isMeant = ({ disabled = false }: Option) => disabled === isDisabled;
  return (
    onlyMatch(matches, (option) => isMeant(option) && option.label.trim() === typed) ??
    onlyMatch(matches, (option) => isMeant(option) && foldText(option.label.trim()) === wanted)
  );
}

/** The option that can be chosen by its typed label. */
export const exactMatch = (matches: Matches, text: string) => matchOf(matches, text, false);

/** The disabled option whose label was typed. */
export const disabledMatch = (matches: Matches, text: string) => matchOf(matches, text, true);
