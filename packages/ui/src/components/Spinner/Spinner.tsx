import { SpinnerElement } from './Spinner.styles.ts';

export interface SpinnerProps {
  /** What is loading, for screen readers; empty where the text is next to it. @default 'Loading' */
  readonly label?: string | undefined;
}

/** A turning ring: something is running, and its end is not known. */
export function Spinner({ label = 'Loading' }: SpinnerProps) {
  return (
    <SpinnerElement>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9" pathLength="100" />
      </svg>
      {label && <span className="visually-hidden">{label}</span>}
    </SpinnerElement>
  );
}
