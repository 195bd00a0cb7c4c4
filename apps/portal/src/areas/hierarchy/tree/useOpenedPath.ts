import { useState } from 'react';
import type { AgentPath } from './pathOf.ts';

/** The open branches of the tree: those the user opened, and the path to the latest search result. */
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
