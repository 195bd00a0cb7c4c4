import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { afterAll } from 'vitest';

export const root = path.join(import.meta.dirname, '../..');

/** How a process ended: with an exit code, or by a signal. */
interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** A carrier in a process of its own, as an operator would run it. */
export interface CarrierProcess {
  readonly pid: number;
  /** What it printed so far: its lines on standard output, its log on standard error. */
  readonly printed: { out: string; log: string };
  /** Its address, from the line that says it is ready. Fails with all it printed when it ends first. */
  readonly ready: Promise<string>;
  readonly ended: Promise<Ended>;
  readonly kill: (signal: NodeJS.Signals) => void;
  /** Calls back once it has printed a text on standard output. */
  readonly onPrinted: (text: string, then: () => void) => void;
}

/**
 * Where Node keeps the code that it has compiled, for all the carriers that tests start: a quarter of
 * what a start takes. Who may not write there compiles it again.
 */
const compiled = path.join(root, '.cache/node');

const readyLine = /^The agent portal is ready: (http:\/\/localhost:\d+)$/m;

const started: CarrierProcess[] = [];

afterAll(async () => {
  for (const carrier of started) carrier.kill('SIGKILL');
  await Promise.all(started.map(({ ended }) => ended));
});

/**
 * Starts apps/carrier/src/main.ts with these settings and no others, on a port of the system's
 * choice unless one is named. Whatever still runs when the file's tests are over is killed.
 *
 * @param through a command that runs the carrier in a place of its own, such as another container
 */
export function startCarrier(
  settings: Readonly<Record<string, string>>,
  through: readonly string[] = [],
): CarrierProcess {
  const main = path.join(root, 'apps/carrier/src/main.ts');
  const [command, ...args] = [...through, process.execPath, main];
  const child = spawn(command, args, {
    cwd: root,
    env: { PORT: '0', NODE_COMPILE_CACHE: compiled, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = { out: '', log: '' };
  const { promise: ready, resolve, reject } = Promise.withResolvers<string>();
  // A test that wants a carrier to end does not wait until it is ready.
  ready.catch(() => {});
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed.out += text;
    const [, address] = readyLine.exec(printed.out) ?? [];
    if (address !== undefined) resolve(address);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => (printed.log += text));
  // 'close' and not 'exit': by then all that it printed has been read.
  const ended = once(child, 'close').then(([code, signal]): Ended => {
    reject(new Error(`The carrier ended before it was ready: ${printed.out}${printed.log}`));
    return { code, signal };
  });
  const carrier: CarrierProcess = {
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
  started.push(carrier);
  return carrier;
}

/** Waits for the line that says the carrier is ready, and gives the address in it. */
export const readyAddress = ({ ready }: CarrierProcess): Promise<string> => ready;
