import type { Ref } from 'react';
import { errorSummaryWords } from '../../words/inputs.ts';
import { useWords } from '../../words/useWords.ts';
import type { RootProps } from '../rootProps/splitRoot.ts';
import { token } from '../../theme/token.ts';
import { styled } from 'styled-components';

const SummaryFrame = styled.section`
  padding: ${token('space-12')} ${token('space-16')};
  border: 2px solid ${token('color-danger')};
  border-radius: ${token('radius-control')};
  background: ${token('color-danger-tint')};
  color: ${token('color-text')};

  > ul {
    margin: ${token('space-4')} 0 0;
    padding-inline-start: ${token('space-16')};
  }

  button {
    min-block-size: max(1.5rem, ${token('target')});
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
    text-decoration: underline;
    cursor: pointer;
  }
`;

/** The error of one field. */
export interface FormProblem {
  /** The field's. */
  readonly name: string;
  readonly message: string;
}

export interface ErrorSummaryProps extends RootProps {
  /** The errors in the order of the fields. Without errors, nothing is rendered. */
  readonly items: readonly FormProblem[];
  /** Gives the focus to a field, by its name. */
  readonly onGoTo: (name: string) => void;
  /** The form moves the focus here when it was sent with errors. */
  readonly ref?: Ref<HTMLElement> | undefined;
  /** Names it. @default 'There is a problem' */
  readonly label?: string | undefined;
  /** Its first line. @default 'Fix 1 error', or how many */
  readonly titleOf?: ((count: number) => string) | undefined;
}

/**
 * The errors of a form; it takes the focus, and each line leads to its field.
 *
 * - **Also called:** validation summary.
 * - **When to use it:** Over a form with errors, in addition to the errors of its fields.
 * - **When not:** The form was right, and sending it failed: `Banner`.
 * - **Keys:**
 *   - Enter, Space: On a line: goes to its field.
 */
export function ErrorSummary(props: ErrorSummaryProps) {
  const words = useWords('ErrorSummary', errorSummaryWords);
  const { items, onGoTo, label = words.label, titleOf = words.title, ...root } = props;
  if (items.length === 0) return null;
  return (
    <SummaryFrame {...root} aria-label={label} tabIndex={-1}>
      <strong>{titleOf(items.length)}</strong>
      <ul>
        {items.map(({ name, message }) => (
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
