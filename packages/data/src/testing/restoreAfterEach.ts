import { afterEach, vi } from 'vitest';

/** Removes what a test rendered, stored, stubbed or spied on: the files of a project share a process. */
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  if (!('document' in globalThis)) return;
  (await import('@testing-library/react')).cleanup();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
