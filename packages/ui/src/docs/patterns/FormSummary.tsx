import type { Ref } from 'react';
import { Banner } from '../../components/Banner/Banner.tsx';
import { SummaryFrame } from './FormPattern.styles.ts';

interface FormSummaryProps {
  /** What is wrong, field by field, as each field says it. */
  readonly problems: readonly (readonly [name: string, message: string])[];
  readonly onGoTo: (name: string) => void;
  readonly ref: Ref<HTMLElement>;
}

/** What keeps a form from being sent; it takes the focus, and each line leads to its field. */
export function FormSummary({ problems, onGoTo, ref }: FormSummaryProps) {
  if (problems.length === 0) return null;
  return (
    <SummaryFrame ref={ref} aria-label="What is to be mended" tabIndex={-1}>
      <Banner tone="danger" role="presentation">
        <strong>
          {problems.length === 1 ? 'One thing is' : `${problems.length} things are`} to be mended
        </strong>
        <ul>
          {problems.map(([name, message]) => (
            <li key={name}>
              <button type="button" onClick={() => onGoTo(name)}>
                {message}
              </button>
            </li>
          ))}
        </ul>
      </Banner>
    </SummaryFrame>
  );
}
