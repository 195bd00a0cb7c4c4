import { execFileSync, spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const { resolve } = createRequire(import.meta.url);
const next = resolve('next/dist/bin/next');
const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };

interface NextServer {
  readonly address: string;
  readonly stop: () => void;
}

/**
 * Builds the app of `next` in a folder with the installed package.
 * @returns the folder of the app
 */
export function buildNext(installed: string): string {
  const folder = path.join(installed, 'next-app');
  cpSync(path.join(import.meta.dirname, 'next'), folder, { recursive: true });
  // Turbopack reads no links that lead out of the app.
  execFileSync(process.execPath, [next, 'build', '--webpack'], { cwd: folder, env });
  return folder;
}

/** Serves a built app on a free port. */
export async function serveNext(folder: string): Promise<NextServer> {
  const server = spawn(process.execPath, [next, 'start', '--port', '0'], { cwd: folder, env });
  let printed = '';
  const address = await new Promise<string>((found, failed) => {
    server.stdout.on('data', (chunk) => {
      printed += String(chunk);
      const [url] = /http:\/\/localhost:\d+/.exec(printed) ?? [];
      if (url !== undefined && /Ready/.test(printed)) found(url);
    });
    server.stderr.on('data', (chunk) => (printed += String(chunk)));
    server.on('exit', () => failed(new Error(`Next ended: ${printed}`)));
  });
  return { address, stop: () => server.kill() };
}
