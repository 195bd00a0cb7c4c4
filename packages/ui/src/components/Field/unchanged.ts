import type { MouseEvent } from 'react';

/** Keeps a checkbox or radio as it is: the platform lets neither be read-only. */
export const unchanged = {
  onClick: (event: MouseEvent) => event.preventDefault(),
  // A press is told before it is taken back.
  onChange: () => undefined,
} as const;
