import { moneyWords } from '../../words/data/moneyWords.ts';
import { useWords } from '../../words/useWords.ts';

/**
 * The minus of a number. The text is a hyphen, which find in page, spreadsheets and other programs read. The CSS of
 * `data-minus` draws the true minus over it, as wide as that is in the font, names it for screen readers, and
 * keeps it next to its number. The hyphen stays visible, because a copy takes its style along, but not what is drawn.
 */
export function Minus() {
  const { minus } = useWords('Money', moneyWords);
  return (
    <span data-minus={minus}>
      <span aria-hidden="true">-</span>
    </span>
  );
}
