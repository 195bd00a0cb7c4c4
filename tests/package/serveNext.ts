import { execFileSync, spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';

const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };

interface NextServer {
  readonly address: string;
  readonly stop: () => void;
}

const programOf = (folder: string) => path.join(folder, 'node_modules/next/dist/bin/next');

/**
 * What this app alone has comes from the registry: 330 MB, which no other installation needs. It takes
 * React from the folder above.
 */
const install = [
  'install',
  '--no-package-lock',
  '--legacy-peer-deps',
  '--ignore-scripts',
  '--prefer-offline',
  '--no-audit',
  '--no-fund',
];

/**
 * Builds the app of `next` in a folder with the installed package.
 * @returns the folder of the app
 */
export function buildNext(installed: string): string {
  const folder = path.join(installed, 'next-app');
  cpSync(path.join(import.meta.dirname, 'next'), folder, { recursive: true });
  // Turbopack reads no links that lead out of the app.
  execFileSync('npm', install, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  execFileSync(process.execPath, [programOf(folder), 'build', '--webpack'], { cwd: folder, env });
  return folder;
}

/** Serves a built app on a free port. */
export async function serveNext(folder: string): Promise<NextServer> {
  const command = [programOf(folder), 'start', '--port', '0'];
  const server = spawn(process.execPath, command, { cwd: folder, env });
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
