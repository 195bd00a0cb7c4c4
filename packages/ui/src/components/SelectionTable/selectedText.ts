import type { selectionTableWords } from '../../words/tables.ts';
import type { Formats } from '../../words/Formats.ts';
import type { SelectedKeys } from './useRowSelection.ts';

interface Around {
  /** The keys of the rows of this page. */
  readonly keys: readonly string[];
  /** How many of the selected rows are in no page of the list any longer. */
  readonly lacking: number;
}

/** In words: '3 selected, 2 of them on other pages' or '3 selected, 1 of them not in this list'. */
export function selectedText(
  selected: SelectedKeys,
  { keys, lacking }: Around,
  words: typeof selectionTableWords,
  shown: Formats['count'],
): string {
  const { size } = selected;
  if (size === 0) return words.nothing;
  const away = size - keys.filter((key) => selected.has(key)).length - lacking;
  const parts = [
    ...(away > 0 ? [words.onOtherPages(away, shown(away))] : []),
    ...(lacking > 0 ? [words.notInList(lacking, shown(lacking))] : []),
  ];
  return [words.selected(size, shown(size)), ...parts].join(', ');
}
