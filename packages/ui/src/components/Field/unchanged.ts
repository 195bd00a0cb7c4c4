import type { MouseEvent } from 'react';

/** Props that keep a checkbox or radio unchanged: HTML has no read-only for either. */
export const unchanged = {
  onClick: (event: MouseEvent) => event.preventDefault(),
  // React reports a press before it is undone.
  onChange: () => undefined,
} as const;
