import type { ReactNode } from 'react';

interface ScrollsProps {
  /** Names the region: what it holds. */
  readonly label: string;
  readonly children: ReactNode;
}

/** What is wider than a phone scrolls within itself, and the page stays where it is. */
export function Scrolls({ label, children }: ScrollsProps) {
  return (
    // What scrolls is a stop of the Tab key, or a keyboard could not scroll it.
    <div role="region" aria-label={label} tabIndex={0} style={{ overflowX: 'auto', padding: 1 }}>
      {children}
    </div>
  );
}
