import type { ReactNode } from 'react';
import { moneyWords } from '../../words/data.ts';
import { useWords } from '../../words/useWords.ts';

/**
 * The minus of a number. The text is a hyphen, which find in page, spreadsheets and other programs read. The CSS of
 * `data-minus` draws the true minus over it, as wide as that is in the font, names it for screen readers, and
 * keeps it next to its number. The hyphen stays visible, because a copy takes its style along, but not what is drawn.
 */
function Minus() {
  const { minus } = useWords('Money', moneyWords);
  return (
    <span data-minus={minus}>
      <span aria-hidden="true">-</span>
    </span>
  );
}

/** Texts whose characters stay in order in any direction. */
const words = String.raw`\p{L}(?:\P{Nd}*\p{L})?`;
const code = String.raw`\p{L}[\p{L}\p{Nd}]*`;
const number = String.raw`\p{Nd}+(?:[.,/:]\p{Nd}+)*%?`;
const staysInOrder = new RegExp(`^(?:${words}|${code}|${number}|)$`, 'u');

/** A formatted text, with each true minus sign as a `Minus`. */
export const withMinus = (text: string): ReactNode =>
  text.split('\u2212').reduce<ReactNode>(
    (before, part, at) =>
      at === 0 ? (
        part
      ) : (
        <>
          {before}
          <Minus />
          {part}
        </>
      ),
    '',
  );

/**
 * A text of the app with its characters in order on a page from right to left, where the parts of `(312) 555-0148`,
 * `−5` and `4471-A` would be reordered. Other content is not changed.
 */
export function inOrder(content: ReactNode): ReactNode {
  const text = typeof content === 'number' ? String(content) : content;
  if (typeof text !== 'string' || staysInOrder.test(text)) return content;
  // Without a letter it reads from left to right, and with one as its language does.
  return <bdi>{withMinus(text)}</bdi>;
}
