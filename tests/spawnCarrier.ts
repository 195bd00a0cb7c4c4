import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export const root = path.join(import.meta.dirname, '..');

/** How a process ended: with an exit code, or by a signal. */
interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** A carrier in a separate process, as an operator would run it. */
export interface CarrierProcess {
  readonly pid: number;
  /** Its output so far: lines on standard output, and the log on standard error. */
  readonly printed: { out: string; log: string };
  /** The address, once the carrier is ready. Fails with the whole output if the process ends before. */
  readonly ready: Promise<string>;
  readonly ended: Promise<Ended>;
  readonly kill: (signal: NodeJS.Signals) => void;
  /** Calls back when standard output contains a text. */
  readonly onPrinted: (text: string, then: () => void) => void;
}

/**
 * The folder where Node caches compiled code for all carriers that tests start. This saves a quarter of
 * the time of a start. A process that may not write there compiles again.
 */
const compiled = path.join(root, '.cache/node');

const readyLine = /^The agent portal is ready: (http:\/\/localhost:\d+)$/m;

/**
 * Starts apps/carrier/src/main.ts as `npm start` does, with only these settings, on a free port unless
 * one is given.
 */
export function spawnCarrier(settings: Readonly<Record<string, string>>): CarrierProcess {
  const main = path.join(root, 'apps/carrier/src/main.ts');
  const child = spawn(process.execPath, ['--max-semi-space-size=8', main], {
    cwd: root,
    env: { PORT: '0', NODE_COMPILE_CACHE: compiled, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = { out: '', log: '' };
  const { promise: ready, resolve, reject } = Promise.withResolvers<string>();
  // A test of a carrier that ends does not wait until it is ready.
  ready.catch(() => {});
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed.out += text;
    const [, address] = readyLine.exec(printed.out) ?? [];
    if (address !== undefined) resolve(address);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => (printed.log += text));
  // 'close' instead of 'exit', so that the whole output has been read.
  const ended = once(child, 'close').then(([code, signal]): Ended => {
    reject(new Error(`The carrier ended before it was ready: ${printed.out}${printed.log}`));
    return { code, signal };
  });
  return {
    pid: child.pid ?? 0,
    printed,
    ready,
    ended,
    kill: (signal) => void child.kill(signal),
    onPrinted: (text, then) => {
      const look = () => {
        if (!printed.out.includes(text)) return;
        child.stdout.off('data', look);
        then();
      };
      child.stdout.on('data', look);
    },
  };
}
