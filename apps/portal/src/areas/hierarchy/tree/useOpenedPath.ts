import { useState } from 'react';
import type { AgentPath } from './pathOf.ts';

/** What is open in the tree: what its reader opened, and the way to whom it looked for last. */
export function useOpenedPath(path: AgentPath | undefined) {
  const state = useState<ReadonlySet<string>>(() => path?.opened ?? new Set());
  const [opened, setOpened] = state;
  const [led, setLed] = useState(path?.key);
  if (path?.key !== led) {
    setLed(path?.key);
    if (path) setOpened(new Set([...opened, ...path.opened]));
  }
  return state;
}
