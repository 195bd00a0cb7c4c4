import { afterEach, vi } from 'vitest';

/** Removes what a test rendered, stubbed or spied on: the files of a project share a process. */
afterEach(async () => {
  if ('document' in globalThis) (await import('@testing-library/react')).cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});
