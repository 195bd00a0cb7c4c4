import { formatCount } from '@agent-portal/format';
import { styled } from 'styled-components';
import { selectionTableWords } from '../../../words/tables.ts';
import { useFormat, useWords } from '../../../words/useWords.ts';
import { tickStyles } from '../../Field/tickStyles.ts';

/** Under the button that opens the row, in the second line: nothing moves. */
const Box = styled.label`
  position: absolute;
  z-index: 2;
  display: grid;
  place-items: center start;
  /* In the middle of what is before the first text. */
  inline-size: max(24px, min(32px, var(--lead) + 6px));
  block-size: 24px;
  padding-inline-start: calc((min(32px, var(--lead) + 6px) - 1rem) / 2);
  /* Where no row opens, it is in the first line. */
  margin-block-start: calc(2 * var(--boxes) - 3px);
  visibility: hidden;
  cursor: pointer;

  thead & {
    margin-block-start: 4px;
  }

  /* Over the next header, which is sticky too. */
  thead td:has(> &) {
    z-index: 3;
  }

  tr:is(:hover, :focus-within) > * > &,
  table:hover thead & {
    visibility: visible;
  }

  input {
    ${tickStyles}
    inline-size: 1rem;
    block-size: 1rem;
    margin: 0;
  }
`;

export interface RowBoxProps {
  /** The name of the row, or how many rows the page has. */
  readonly of: string | number;
  readonly onPress: () => void;
}

/** A box that starts a selection with its row or its page, a native checkbox with a larger target. */
export function RowBox({ of, onPress }: RowBoxProps) {
  const words = useWords('SelectionTable', selectionTableWords);
  const count = useFormat('count', formatCount);
  const label = typeof of === 'string' ? words.selectRow(of) : words.selectPage(of, count(of));
  return (
    <Box data-part="row-box">
      <input type="checkbox" aria-label={label} checked={false} onChange={onPress} />
    </Box>
  );
}
