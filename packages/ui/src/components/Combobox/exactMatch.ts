import { foldText } from '@agent-portal/format';
import type { Matches } from './matchOptions.ts';
import type { Option } from './Option.ts';

/** The option whose whole label was typed, in any case; undefined if there is none, or more than one. */
function onlyMatch(
  matches: Matches,
  text: string,
  isMeant: (option: Option) => boolean,
): Option | undefined {
  const wanted = foldText(text.trim());
  if (wanted === '') return undefined;
  let found: Option | undefined;
  for (let row = 0; row < matches.length; row += 1) {
    const option = matches.at(row);
    if (!option || !isMeant(option) || foldText(option.label.trim()) !== wanted) continue;
    if (found) return undefined;
    found = option;
  }
  return found;
}

/** The option that can be chosen by its typed label. */
export const exactMatch = (matches: Matches, text: string) =>
  onlyMatch(matches, text, ({ disabled }) => !disabled);

/** The disabled option whose label was typed. */
export const disabledMatch = (matches: Matches, text: string) =>
  onlyMatch(matches, text, ({ disabled }) => disabled === true);
