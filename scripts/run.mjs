import { spawn } from 'node:child_process';
import path from 'node:path';

/** The root folder of the project. */
export const root = path.join(import.meta.dirname, '..');

/** The environment in which the commands of node_modules run on the pinned Node. */
export const environment = {
  ...process.env,
  PATH: [path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
  TURBO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  STORYBOOK_DISABLE_TELEMETRY: '1',
};

/**
 * Runs a command in the root folder.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, quiet?: boolean }} [options] quiet returns the output instead of
 * printing it
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, options = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...environment, ...options.env },
    stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      output += chunk;
    });
  }
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}
