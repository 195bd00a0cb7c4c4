import type { MouseEvent } from 'react';

/** Keeps a checkbox or radio as it is: the platform lets neither be read-only. */
export const unchanged = {
  onClick: (event: MouseEvent) => event.preventDefault(),
  // React reports a press before it is undone.
  onChange: () => undefined,
} as const;
