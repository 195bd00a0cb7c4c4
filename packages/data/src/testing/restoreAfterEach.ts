import { afterEach, vi } from 'vitest';

/** Removes what a test rendered, stored, stubbed or spied on: the files of a project share a process. */
afterEach(async () => {
  // What unmounts may still need what the test stubbed.
  if ('document' in globalThis) (await import('@testing-library/react')).cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
  if (!('document' in globalThis)) return;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
