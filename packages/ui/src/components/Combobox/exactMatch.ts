import { foldText } from '@agent-portal/format';
import type { Matches } from './matchOptions.ts';
import type { Option } from './Option.ts';

/** The option whose whole label was typed, in any case; undefined if there is none, more than one, or it is disabled. */
export function exactMatch(matches: Matches, text: string): Option | undefined {
  const wanted = foldText(text.trim());
  if (wanted === '') return undefined;
  let found: Option | undefined;
  for (let row = 0; row < matches.length; row += 1) {
    const option = matches.at(row);
    if (!option || option.disabled || foldText(option.label.trim()) !== wanted) continue;
    if (found) return undefined;
    found = option;
  }
  return found;
}
