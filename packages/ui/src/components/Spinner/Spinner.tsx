import { spinnerWords } from '../../words/feedback.ts';
import { useWords } from '../../words/useWords.ts';
import type { RootProps } from '../rootProps/splitRoot.ts';
import { keyframes, styled } from 'styled-components';
import { token } from '../../theme/token.ts';

const turn = keyframes`
  to {
    rotate: 1turn;
  }
`;

const SpinnerElement = styled.span`
  display: inline-grid;

  & > svg {
    inline-size: ${token('icon')};
    block-size: ${token('icon')};
    animation: ${turn} 900ms linear infinite;
    fill: none;
    stroke: currentColor;
    stroke-width: 3;
    stroke-dasharray: 70 30;
    stroke-linecap: round;
  }
`;

export interface SpinnerProps extends RootProps<HTMLSpanElement> {
  /** The loading content, for screen readers. Empty if a text is next to it. @default 'Loading' */
  readonly label?: string | undefined;
}

/**
 * A turning ring: something is running, and its end is not known.
 *
 * - **Also called:** loader, busy.
 * - **When to use it:** Within buttons and fields, after a moment.
 * - **When not:** A part of a page: `Skeleton`.
 */
export function Spinner({ label, ...root }: SpinnerProps) {
  const words = useWords('Spinner', spinnerWords);
  const text = label ?? words.loading;
  return (
    <SpinnerElement {...root}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9" pathLength="100" />
      </svg>
      {text && <span className="visually-hidden">{text}</span>}
    </SpinnerElement>
  );
}
