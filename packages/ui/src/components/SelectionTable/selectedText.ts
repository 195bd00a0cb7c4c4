import type { selectionTableWords } from '../../words/data/selectionTableWords.ts';
import type { Formats } from '../../words/Formats.ts';
import { countOf, elsewhereOf, type SelectedRows } from './SelectedRows.ts';

interface Around {
  /** The keys of the rows of this page. */
  readonly keys: readonly string[];
  /** How many rows match, on all pages. */
  readonly total: number;
  /** How many of the selected rows are in no page of the list any longer. */
  readonly lacking: number;
}

/**
 * In words: '3 selected, 2 of them on other pages', '3 selected, 1 of them not in this list' or
 * 'All 1,240 that match are selected'.
 */
export function selectedText(
  selected: SelectedRows,
  { keys, total, lacking }: Around,
  words: typeof selectionTableWords,
  shown: Formats['count'],
): string {
  const count = countOf(selected, total);
  if (count === 0) return words.nothing;
  if (selected.kind === 'allMatching') {
    const { size } = selected.except;
    return size === 0
      ? words.allMatching(total, shown(total))
      : words.allMatchingExcept(count, shown(count), total, shown(total), size, shown(size));
  }
  const away = elsewhereOf(selected, keys) - lacking;
  const parts = [
    ...(away > 0 ? [words.onOtherPages(away, shown(away))] : []),
    ...(lacking > 0 ? [words.notInList(lacking, shown(lacking))] : []),
  ];
  return [words.selected(count, shown(count)), ...parts].join(', ');
}
