import type { Ref } from 'react';
import { SummaryFrame } from './ErrorSummary.styles.ts';

interface ErrorSummaryProps {
  /** What is wrong, field by field. */
  readonly problems: readonly { readonly name: string; readonly message: string }[];
  readonly onGoTo: (name: string) => void;
  readonly ref: Ref<HTMLElement>;
}

/** What keeps a form from being sent; it takes the focus, and each line leads to its field. */
export function ErrorSummary({ problems, onGoTo, ref }: ErrorSummaryProps) {
  if (problems.length === 0) return null;
  return (
    <SummaryFrame ref={ref} aria-label="What is to be mended" tabIndex={-1}>
      <strong>
        {problems.length === 1 ? 'One thing is' : `${problems.length} things are`} to be mended
      </strong>
      <ul>
        {problems.map(({ name, message }) => (
          <li key={name}>
            <button type="button" onClick={() => onGoTo(name)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </SummaryFrame>
  );
}
