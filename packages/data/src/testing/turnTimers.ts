import { vi } from 'vitest';

/**
 * Makes timers that are due at once wait for the next turn of the loop, and not for the millisecond that
 * Node makes of it: `settled` takes no time then, and thousands of random orders take half as long. Those
 * that wait longer stay as they are. `vi.unstubAllGlobals` takes it back.
 */
export function turnTimers(): void {
  // oxlint-disable-next-line no-restricted-properties -- kept to be called for what waits longer
  const { setTimeout: wait, clearTimeout: clear } = globalThis;
  vi.stubGlobal('setTimeout', (call: () => void, milliseconds = 0, ...args: []) =>
    milliseconds > 1 ? wait(call, milliseconds, ...args) : setImmediate(call, ...args),
  );
  vi.stubGlobal('clearTimeout', (timer: NodeJS.Timeout | NodeJS.Immediate | undefined) => {
    if (timer && '_onImmediate' in timer) clearImmediate(timer);
    else clear(timer);
  });
}
