import type { Ref } from 'react';
import { SummaryFrame } from './ErrorSummary.styles.ts';

/** What is wrong with one field. */
export interface FormProblem {
  /** The field's. */
  readonly name: string;
  readonly message: string;
}

export interface ErrorSummaryProps {
  /** What is wrong, field by field, in their order; without any nothing is drawn. */
  readonly problems: readonly FormProblem[];
  /** Gives the focus to a field, by its name. */
  readonly onGoTo: (name: string) => void;
  /** The form gives it the focus after it was refused. */
  readonly ref: Ref<HTMLElement>;
  /** Names it. @default 'What is to be mended' */
  readonly label?: string | undefined;
  /** Its first line. @default 'One thing is to be mended', or how many are */
  readonly titleOf?: ((count: number) => string) | undefined;
}

const countText = (count: number) =>
  `${count === 1 ? 'One thing is' : `${count} things are`} to be mended`;

/** What keeps a form from being sent; it takes the focus, and each line leads to its field. */
export function ErrorSummary(props: ErrorSummaryProps) {
  const { problems, onGoTo, ref, label = 'What is to be mended', titleOf = countText } = props;
  if (problems.length === 0) return null;
  return (
    <SummaryFrame ref={ref} aria-label={label} tabIndex={-1}>
      <strong>{titleOf(problems.length)}</strong>
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
