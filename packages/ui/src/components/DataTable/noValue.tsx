import { noValueWords } from '../../words/data.ts';
import { useWords } from '../../words/useWords.ts';

function NoValue() {
  const { none } = useWords('NoValue', noValueWords);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a character, and no picture to load
    <span role="img" aria-label={none}>
      —
    </span>
  );
}

/** Shows for a missing value: a dash on screen, 'none' for screen readers. */
export const noValue = <NoValue />;
